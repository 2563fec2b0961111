import { media } from '@vitrine/ui/theme/media'
import { nextPaint } from '../../shell/nextPaint.js'
import { saveScroll } from './scrollPositions.js'
import './viewTransition.css.js'

/** Longest time for which the old picture may stand still: the page is there, so it takes a few frames. */
const LONGEST_MS = 1000

let latest: (() => void) | null = null
let running: { readonly transition: ViewTransition; readonly settle: () => void } | null = null
let isDrawnByBrowser = false

// A swipe has moved the pages already; another transition would show it twice.
addEventListener('popstate', ({ hasUAVisualTransition }) => void (isDrawnByBrowser = hasUAVisualTransition), true)
// Whoever acts while the pages fade does not wait for them. The press itself met the picture of the page, so its click
// is handed to what is there.
let isPressedEarly = false
const hurry = ({ type }: Event) => {
  isPressedEarly = type === 'pointerdown' && running !== null
  running?.transition.skipTransition()
}
for (const name of ['pointerdown', 'keydown']) addEventListener(name, hurry, { capture: true, passive: true })
addEventListener('click', ({ target, clientX, clientY }) => {
  if (!isPressedEarly || target !== document.documentElement) return
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('a, button, summary, label, input')?.click()
})

/**
 * Shows what a navigation leads to: the old page stays until `ready` settles, then both fade into each other where the
 * browser can and the shopper does not mind. Of several navigations only the last one is shown.
 *
 * Another state of the same page, and another variant of the same piece, are shown at once.
 */
export function present(show: () => void, ready: Promise<unknown>, from: string, to: string): void {
  latest = show
  const isOtherPage = from !== to
  const isFading = isOtherPage && modelOf(from) !== modelOf(to) && !isDrawnByBrowser
  isDrawnByBrowser = false
  const showNow = () => {
    if (latest !== show) return
    saveScroll()
    show()
  }
  const start = async () => {
    // The browser paints nothing while it waits for the new page, so the press is answered first.
    if (isFading && canFade()) await nextPaint()
    if (latest === show && isFading && canFade()) fade(showNow)
    else showNow()
  }
  // A page that failed has nothing to wait for: the error screen is at hand.
  if (isOtherPage) ready.then(start, showNow)
  else showNow()
}

/** What was to be shown is on the screen. */
export function endPresentation(): void {
  running?.settle()
}

function fade(show: () => void): void {
  const { promise, resolve } = Promise.withResolvers<void>()
  const transition = document.startViewTransition(() => {
    show()
    setTimeout(resolve, LONGEST_MS)
    return promise
  })
  const mine = { transition, settle: resolve }
  running = mine
  const end = () => {
    if (running === mine) running = null
  }
  // A fade that was skipped or came too late is none: the page is shown all the same.
  transition.ready.catch(() => undefined)
  transition.updateCallbackDone.catch(() => undefined)
  transition.finished.then(end, end)
}

/** The variants of a piece differ in the last part of their addresses. */
function modelOf(path: string): string {
  return path.endsWith('.html') ? path.slice(0, path.lastIndexOf('/')) : path
}

function canFade(): boolean {
  return 'startViewTransition' in document && !document.hidden && !matchMedia(media.reducedMotion).matches
}
