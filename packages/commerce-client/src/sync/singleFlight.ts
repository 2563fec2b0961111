/** Runs one task per key at a time; concurrent calls get the promise of the running task. */
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
