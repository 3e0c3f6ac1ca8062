import Glibc

/// Waits for Ctrl-C or the system's request to end.
struct StopSignal {
  private var set = sigset_t()

  init() {
    sigemptyset(&set)
    sigaddset(&set, SIGINT)
    sigaddset(&set, SIGTERM)
    sigaddset(&set, SIGHUP)
    pthread_sigmask(SIG_BLOCK, &set, nil)
    signal(SIGPIPE, SIG_IGN)
  }

  func wait() {
    var set = set
    var received: Int32 = 0
    sigwait(&set, &received)
  }
}
