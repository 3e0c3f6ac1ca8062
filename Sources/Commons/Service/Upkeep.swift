import Base
import Book
import Store

/// What the rooms tidy up each day.
struct Upkeep: Sendable {
  let house: House

  func registerJobs(every period: Int) {
    house.jobs.register("commons.staging", every: period) { [staging = house.staging] _, _ in
      try staging.sweep()
      return .null
    }
    house.jobs.register("commons.jobs", every: period) { [jobs = house.jobs] _, _ in
      ["forgotten": .number(try jobs.sweep())]
    }
  }
}
