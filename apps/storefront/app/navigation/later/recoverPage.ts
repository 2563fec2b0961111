/** Pause before the first try; also the shortest between two. */
const FIRST_MS = 2000
const LONGEST_MS = 60_000

let stop = () => {}
let failed = ''
let tries = 0

/**
 * Asks for a page that could not be shown until it can: with pauses that double up to a minute, and at once when the browser
 * comes online or the shopper comes back. Nothing is asked while nobody looks. The error screen stays until the page is there.
 *
 * @param key the page; the pauses go on growing while the same one fails.
 */
export function recoverPage(key: string, ask: () => Promise<unknown>, show: () => void): void {
  stop()
  if (key !== failed) tries = 0
  failed = key
  const ending = new AbortController()
  const { signal } = ending
  let askedAt = Date.now()
  let isAsking = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const plan = () => {
    const pause = Math.min(LONGEST_MS, FIRST_MS * 2 ** tries)
    // Browsers that failed together do not come back together.
    timer = setTimeout(() => void tryAgain(), pause * (0.75 + Math.random() / 4))
  }
  const tryAgain = async () => {
    clearTimeout(timer)
    if (isAsking || document.hidden) return
    isAsking = true
    tries += 1
    askedAt = Date.now()
    const isThere = await ask().then(
      () => true,
      () => false,
    )
    isAsking = false
    if (signal.aborted) return
    if (isThere) show()
    else plan()
  }
  const comeBack = () => {
    if (Date.now() - askedAt >= FIRST_MS) void tryAgain()
  }
  stop = () => {
    ending.abort()
    clearTimeout(timer)
  }
  for (const name of ['online', 'focus']) addEventListener(name, comeBack, { signal })
  document.addEventListener('visibilitychange', comeBack, { signal })
  plan()
}

/** A page is on the screen: whatever was asked for is not asked for any more. */
export function endRecovery(): void {
  stop()
  failed = ''
}
