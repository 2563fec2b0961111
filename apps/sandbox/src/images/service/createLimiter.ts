/** Runs at most `size` jobs concurrently; the others wait in order. */
export type Limiter = <T>(job: () => Promise<T>) => Promise<T>

export function createLimiter(size: number): Limiter {
  const waiting: (() => void)[] = []
  let running = 0
  const release = () => {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
  return async (job) => {
    if (running < size) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await job()
    } finally {
      release()
    }
  }
}
