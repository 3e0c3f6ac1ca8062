import Glibc

/// The target that the script named.
private let target: FuzzTarget = {
  let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
    say("Targets: \(FuzzTarget.all.map(\.name).joined(separator: " "))")
    exit(2)
  }
  return target
}()

/// What libFuzzer calls with each input.
@c(LLVMFuzzerTestOneInput)
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  do {
    try target.run(bytes)
  } catch {
    // libFuzzer keeps the input that ends the program.
    say("\(target.name): \(error)")
    abort()
  }
  return 0
}

private func say(_ sentence: String) {
  var line = sentence + "\n"
  line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
