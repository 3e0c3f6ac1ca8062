import Store

/// What this engine keeps beside the house's tables: changes, files and the index of words.
enum PostgresMigrations {
  static let all = [
    Migration(
      book: "postgres", number: 1,
      statements: [
        """
        create table change (
          number bigint generated always as identity primary key, owner id, topics text not null,
          made_at bigint not null)
        """,
        "create index change_age on change (made_at)",
        """
        create table file (
          shelf text not null, name text not null, size bigint not null, written_at bigint not null,
          primary key (shelf, name))
        """,
        """
        create table file_part (
          shelf text not null, name text not null, part bigint not null, content bytes not null,
          primary key (shelf, name, part),
          foreign key (shelf, name) references file (shelf, name) on delete cascade)
        """,
        "alter table file_part alter column content set storage external",
        "create sequence search_number",
        """
        create table search_entry (
          place bigint primary key, record id not null, book text not null, tokens tsvector not null)
        """,
        "create index search_entry_record on search_entry (record)",
        "create index search_entry_tokens on search_entry using gin (tokens)",
      ])
  ]
}
