/** Work for later, which ends with the provider. */
export interface Timers {
  after(ms: number, work: () => void): void
  clear(): void
}

/** Creates timers that do not keep the process alive. */
export function createTimers(): Timers {
  const active = new Set<NodeJS.Timeout>()
  return {
    after(ms, work) {
      const timer = setTimeout(() => {
        active.delete(timer)
        work()
      }, ms)
      timer.unref()
      active.add(timer)
    },
    clear() {
      for (const timer of active) clearTimeout(timer)
      active.clear()
    },
  }
}
