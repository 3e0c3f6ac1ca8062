import Glibc

/// Threads of our own, for what may block.
enum Threads {
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Handlers recurse through trees of elements; what is not touched of a stack costs nothing.
  private static let stackSize = 8 << 20

  /// Starts a thread that nobody joins; says whether the system gave one.
  @discardableResult
  static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let body = Unmanaged.passRetained(Body(run))
    var thread = pthread_t()
    let result = pthread_create(&thread, &attributes, enter, body.toOpaque())
    if result != 0 { body.release() }
    return result == 0
  }

  private static let enter: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
    if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
    return nil
  }
}
