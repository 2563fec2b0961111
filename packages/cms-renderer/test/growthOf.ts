/** How many times longer a larger input takes: linear code yields about 8, quadratic code 64. */
const LARGER = 8
/** Below this CPU time the clock's own cost decides. */
const FLOOR_US = 1000

/**
 * CPU time of `run(8 * size)` divided by that of `run(size)`: the least of five measurements each, independent of the
 * load. The small input comes first, so that compiling the code does not count for the large one only.
 */
export function growthOf(run: (size: number) => unknown, size: number): number {
  const small = cpuTime(() => run(size))
  return cpuTime(() => run(LARGER * size)) / Math.max(FLOOR_US, small)
}

function cpuTime(run: () => unknown): number {
  return Math.min(
    ...Array.from({ length: 5 }, () => {
      const before = process.threadCpuUsage()
      run()
      const { user, system } = process.threadCpuUsage(before)
      return user + system
    }),
  )
}
