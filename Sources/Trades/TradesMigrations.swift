package import Store

/// The schema of the trades book.
package enum TradesMigrations {
  package static let all = [Migration(book: "trades", number: 1, statements: kept + remembered + derived)]

  /// What people and files have written down.
  private static let kept = [
    """
    create table trade_owner (
      owner id primary key, day_rule text not null, next_sequence bigint not null)
    """,
    """
    create table trade_account (
      id id primary key, owner id not null, name text not null, name_key text not null, currency text not null,
      method text not null, shorts flag not null, position bigint not null, import id, version bigint not null,
      created_at instant not null)
    """,
    "create unique index trade_account_name on trade_account (owner, name_key)",
    """
    create table trade_item (
      id id primary key, owner id not null, item_key text not null, currency text not null, name text not null,
      code text, isin text, multiplier amount, last_day day not null)
    """,
    "create unique index trade_item_key on trade_item (owner, item_key, currency)",
    // The columns that most records leave empty stand last: an engine reads a row from its front.
    """
    create table trade_record (
      id id primary key, owner id not null, account id not null, item id, kind text not null, day day not null,
      place text not null, instant instant, zone text, quantity amount, price amount, amount amount, fee amount,
      tax amount, currency text not null, closed amount, gross amount, closing_fees amount, closing_taxes amount,
      realized amount, flags bigint not null, ambiguous_methods bigint not null, flat flag not null, memo text,
      origin_day day not null, sequence bigint not null, rank bigint, import id, origin_line bigint,
      read_flags bigint not null, version bigint not null, created_at instant not null, edited_at instant,
      binned_at instant, fee_currency text, fee_rate amount, multiplier amount, split_new amount, split_old amount,
      price_currency text, rate amount, paid_currency text, transfer_to id, pair id, setup text, stop amount,
      target amount, parts bigint not null)
    """,
    "create index trade_record_place on trade_record (owner, place) where binned_at is null",
    "create index trade_record_item on trade_record (item, place) where binned_at is null",
    "create index trade_record_bin on trade_record (owner, binned_at) where binned_at is not null",
    """
    create table trade_record_lot (
      record id not null, position bigint not null, opening id not null, quantity amount not null,
      primary key (record, position))
    """,
    """
    create table trade_tag (id id primary key, owner id not null, name text not null, name_key text not null)
    """,
    "create unique index trade_tag_name on trade_tag (owner, name_key)",
    """
    create table trade_record_tag (
      record id not null, tag id not null, position bigint not null, primary key (record, tag))
    """,
    "create index trade_record_tag_tag on trade_record_tag (tag, record)",
    """
    create table trade_attachment (
      record id not null, position bigint not null, hash text not null, name text not null, type text not null,
      size bigint not null, primary key (record, position))
    """,
  ]

  /// What imports have seen, and how a person explained a table.
  private static let remembered = [
    """
    create table trade_import (
      id id primary key, owner id not null, at instant not null, file text not null, format text not null,
      added bigint not null, already bigint not null, undone_at instant)
    """,
    "create index trade_import_at on trade_import (owner, at)",
    // An identity begins with its day, so that a file in the order of time is appended and not scattered.
    """
    create table trade_seen (
      account id not null, identity id not null, occurrence bigint not null, import id not null,
      owner id not null, record id not null, primary key (account, identity, occurrence, import))
    """,
    """
    create table trade_mapping (
      owner id not null, header text not null, mapping json not null, primary key (owner, header))
    """,
  ]

  /// What follows from the records: brought up to date in the transaction that changes them.
  private static let derived = [
    """
    create table trade_day (
      owner id not null, day day not null, account id not null, currency text not null, realized amount not null,
      gross amount not null, fees amount not null, taxes amount not null, income amount not null,
      bought amount not null, closings bigint not null, records bigint not null, doubtful bigint not null,
      primary key (owner, day, account, currency))
    """,
    """
    create table trade_day_tag (
      owner id not null, day day not null, tag id not null, records bigint not null,
      primary key (owner, day, tag))
    """,
    """
    create table trade_position (
      item id not null, account id not null, owner id not null, side text not null, quantity amount not null,
      cost amount not null, cost_unknown flag not null, resumable flag not null, primary key (item, account))
    """,
    "create index trade_position_owner on trade_position (owner)",
    """
    create table trade_lot (
      item id not null, account id not null, position bigint not null, record id not null, day day not null,
      quantity amount not null, price amount not null, value amount not null, fee amount not null, tax amount not null,
      cost_unknown flag not null, primary key (item, account, position))
    """,
    """
    create table trade_month (
      owner id not null, month text not null, version bigint not null, primary key (owner, month))
    """,
  ]
}
