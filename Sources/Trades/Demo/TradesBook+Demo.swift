package import Base
import Book
package import Localization

extension TradesBook {
  package func fillDemo(of owner: ID, until today: CivilDay, zone: Zone, language: Language) throws {
    let words = DemoWords(Words(language))
    let story = try DemoStory(
      words: words, until: today, won: account(words.wonAccount, .krw, of: owner),
      dollars: account(words.dollarAccount, .usd, of: owner), zone: zone, ids: house.ids)
    try records.add(story.trades, of: owner)
  }

  package func removeDemo(of owner: ID, filledUntil moment: Instant) throws {
    try records.erase(try records.typedUnchanged(until: moment, of: owner), of: owner)
    for account in try accounts.unused(since: moment, of: owner) { try accounts.delete(account, of: owner) }
  }

  /// The account of the name, which is there already where an earlier attempt was cut short.
  private func account(_ name: String, _ currency: Currency, of owner: ID) throws -> ID {
    let present = try accounts.list(of: owner).first { $0.account.name == name }
    return try (present ?? accounts.create(.init(name: name, currency: currency), of: owner)).id
  }
}
