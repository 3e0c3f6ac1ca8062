import Base

/// The calendar's addresses.
enum Paths {
  static func month(_ month: CivilMonth, _ basis: Basis) -> String {
    "/?month=" + month.iso + (basis == .net ? "" : "&basis=gross")
  }

  static func day(_ day: CivilDay, _ basis: Basis) -> String {
    "/day/" + day.iso + (basis == .net ? "" : "?basis=gross")
  }

  static func year(_ year: Int) -> String { "/year/\(year)" }
}
