package import Store

extension Migration {
  /// The people of a house and what they have chosen.
  package static let accounts = [
    Migration(
      book: "accounts", number: 1,
      statements: [
        """
        create table person (
          id id primary key, name text not null, role text not null check (role in ('owner', 'member')),
          created_at instant not null)
        """,
        """
        create table person_setting (
          owner id not null references person (id), name text not null, value text not null,
          primary key (owner, name))
        """,
      ])
  ]
}
