/** Runs tasks of one key one after the other, tasks of different keys at the same time. */
export interface KeyedQueue {
  run<Result>(key: string, task: () => Promise<Result>): Promise<Result>
}

/** Creates a queue per key; a key without tasks uses no memory. */
export function createKeyedQueue(): KeyedQueue {
  const tails = new Map<string, Promise<unknown>>()
  return {
    run(key, task) {
      const before = tails.get(key) ?? Promise.resolve()
      const result = before.then(task)
      const tail = result
        .catch(() => undefined)
        .finally(() => {
          if (tails.get(key) === tail) tails.delete(key)
        })
      tails.set(key, tail)
      return result
    },
  }
}
