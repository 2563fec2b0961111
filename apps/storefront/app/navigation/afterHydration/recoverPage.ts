/** Delay before the first retry; also the minimum between two. */
const FIRST_MS = 2000
const LONGEST_MS = 60_000

let stop = () => {}
let failed = ''
let tries = 0

/**
 * Retries a page that could not be shown until it loads: with delays that double up to a minute, and at once when the browser
 * comes online or the document becomes visible. Pauses while the document is hidden. The error screen stays until then.
 *
 * @param key identifies the page; the delay keeps growing while the same page fails.
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
    // Jitter: spreads the retries of browsers that failed at the same time.
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

/** A page is displayed: cancels pending retries. */
export function endRecovery(): void {
  stop()
  failed = ''
}
