import Glibc

/// A low-level lock, which must not move in memory while it is in use.
///
/// Prefer `OSAllocatedUnfairLock`, whose memory doesn't move.
///
/// Mirrors `os_unfair_lock`.
public struct os_unfair_lock: Sendable {
  fileprivate var lock = pthread_spinlock_t()

  /// Creates a lock that is free.
  public init() { pthread_spin_init(&lock, Int32(PTHREAD_PROCESS_PRIVATE)) }
}

/// A low-level lock, under the name that initializes it.
public typealias os_unfair_lock_s = os_unfair_lock
/// The memory of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Takes a lock, and waits until it is free.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_spin_lock(&lock.pointee.lock) }

/// Takes a lock if it is free, and returns whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_spin_trylock(&lock.pointee.lock) == 0
}

/// Releases a lock that this thread has taken.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  pthread_spin_unlock(&lock.pointee.lock)
}
