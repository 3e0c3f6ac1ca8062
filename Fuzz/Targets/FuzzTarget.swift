/// Something that takes any bytes, and laws that hold for all of them.
struct FuzzTarget: Sendable {
  /// The name of the target and of its folder in `Fuzz/Corpus`.
  let name: String
  /// Tries the bytes; throws where a law is broken.
  let run: @Sendable ([UInt8]) throws -> Void
}

/// A law that some input breaks.
struct BrokenLaw: Error, CustomStringConvertible {
  let description: String
}

/// Holds that a law is kept.
func hold(_ condition: Bool, _ law: @autoclosure () -> String) throws {
  if !condition { throw BrokenLaw(description: law()) }
}
