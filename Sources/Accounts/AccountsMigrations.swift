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
      ]),
    Migration(book: "accounts", number: 2, statements: people + waysIn + sessions),
    Migration(
      book: "accounts", number: 3,
      statements: ["alter table app_lock add column when_hidden bigint not null default 0"]),
  ]

  private static let people = [
    "alter table person add column name_key text",
    "alter table person add column password text",
    "alter table person add column seen_at instant",
    "alter table person add column ended_at instant",
    "create unique index person_name on person (name_key)",
    """
    create table invitation (
      id id primary key, hash bytes not null unique, role text not null, person id references person (id),
      made_by id references person (id), made_at instant not null, expires_at instant not null, used_at instant,
      used_by id references person (id))
    """,
  ]

  /// What somebody proves with that it is them, and what keeps guessers away.
  private static let waysIn = [
    """
    create table passkey (
      id id primary key, person id not null references person (id), credential bytes not null unique,
      algorithm bigint not null, public_key bytes not null, counter bigint not null, name text not null,
      created_at instant not null, used_at instant, doubted_at instant)
    """,
    "create index passkey_person on passkey (person)",
    """
    create table passkey_challenge (
      hash bytes primary key, purpose text not null, person id references person (id), session id,
      challenge bytes not null, expires_at instant not null)
    """,
    """
    create table api_token (
      id id primary key, person id not null references person (id), name text not null, hash bytes not null unique,
      scopes text not null, created_at instant not null, used_at instant, expires_at instant)
    """,
    "create index api_token_person on api_token (person)",
    """
    create table sign_in_failure (
      subject text primary key, person id references person (id), failures bigint not null, failed_at instant not null,
      blocked_until instant not null)
    """,
  ]

  /// Who is signed in where, and what lies on their screens.
  private static let sessions = [
    """
    create table session (
      id id primary key, person id not null references person (id), series_hash bytes not null unique,
      token_hash bytes not null, previous_hash bytes, renewal_key bytes, renewed_at instant not null,
      device text not null, network text not null, created_at instant not null, seen_at instant not null,
      expires_at instant not null, ended_at instant, end_reason text, locked_at instant)
    """,
    "create index session_person on session (person)",
    """
    create table app_lock (
      person id primary key references person (id), pin text, idle_seconds bigint not null)
    """,
  ]
}
