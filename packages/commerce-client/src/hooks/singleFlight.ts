/** Runs one task per key at a time: a call while one is in flight gets the promise of that one. */
export function createSingleFlight<Result>(): (key: string, task: () => Promise<Result>) => Promise<Result> {
  const inFlight = new Map<string, Promise<Result>>()
  return (key, task) => {
    const running = inFlight.get(key)
    if (running) return running
    const started = task().finally(() => inFlight.delete(key))
    inFlight.set(key, started)
    return started
  }
}
