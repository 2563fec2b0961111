/** A promise that React's `use` reads without suspending once it is settled. */
export interface StampedPromise<T> extends Promise<T> {
  status?: 'fulfilled' | 'rejected'
  value?: T
  reason?: unknown
}
