extension FuzzTarget {
  /// All targets of the fuzzer.
  static let all: [FuzzTarget] = base + http + sheets
}
