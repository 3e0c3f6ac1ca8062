import Base
import Design
import HTML
import Localization

/// Draws the accounts on the settings page.
struct TradeAccountsView {
  let words: Words

  func section(_ accounts: [StoredAccount]) -> HTML {
    PartSection(words("trades.accounts"), id: "trade-accounts") {
      List(
        isBoxed: true,
        accounts.map { stored in
          ListRow.setting(
            stored.account.name, icon: .trades, href: "/trades/accounts/" + stored.id.text,
            sub: rules(stored.account), current: stored.account.currency.code)
        } + [ListRow.setting(words("trades.account.new"), icon: .plus, href: "/trades/accounts/new")])
    }.html
  }

  private func rules(_ account: TradeAccount) -> String {
    TradeWords(words).name(account.method) + " · "
      + (account.allowsShorts ? words("trades.account.shorts.on") : words("trades.account.shorts.off"))
  }
}
