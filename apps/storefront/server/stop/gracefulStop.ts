import type { Host } from '../createHost.js'

const HARD_STOP_MS = 25_000

/**
 * Stops a host: reports not ready, waits for the load balancer, accepts no new connections, finishes requests in
 * progress and exits with 0. After 25 s, or at a second signal, it exits immediately.
 */
export function createGracefulStop(options: {
  readonly host: Host
  /** ms between "not ready" and closing. */
  readonly delayMs: number
  readonly exit: (code: number) => void
  readonly hardStopMs?: number | undefined
}): (reason: string) => Promise<void> {
  const { host, exit } = options
  let isStopping = false

  return async (reason) => {
    if (isStopping) {
      exit(1)
      return
    }
    isStopping = true
    host.server.log.info({ reason }, 'Stopping')
    host.startDraining()
    const hardStop = setTimeout(() => exit(1), options.hardStopMs ?? HARD_STOP_MS)
    if (options.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, options.delayMs))
    await host.server.close()
    clearTimeout(hardStop)
    exit(0)
  }
}
