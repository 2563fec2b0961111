import { isPagePath } from '../linkPath.js'

/** Links to pages of this site in this window; another locale is another document. */
const PAGE_LINK = 'a[href^="/"]:not([target]:not([target=_self]), [download], [hreflang])'
/** Whoever only passes over a link does not ask for its page. */
const DWELL_MS = 60

/** Calls `warm` with the address of a link that a shopper is about to follow; gives the function that ends it. */
export function watchIntent(warm: (href: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let position = ''
  const rest = ({ target }: Event) => {
    clearTimeout(timer)
    const href = linkOf(target)
    if (href !== null) timer = setTimeout(() => warm(href), DWELL_MS)
  }
  const point = (event: PointerEvent) => {
    const before = position
    position = `${event.screenX} ${event.screenY}`
    // A new page, or scrolling, brings links under a pointer that does not move: nobody means them.
    if (event.type === 'pointerdown') press(event)
    else if (position !== before) rest(event)
  }
  const press = ({ target }: Event) => {
    const href = linkOf(target)
    if (href !== null) warm(href)
  }
  const options = { passive: true } as const
  for (const name of ['pointerover', 'pointerdown'] as const) document.addEventListener(name, point, options)
  document.addEventListener('focusin', rest)
  document.addEventListener('touchstart', press, options)
  // The pointer may have been faster than this code.
  const early = linkOf(document.querySelector(`${PAGE_LINK}:hover`))
  if (early !== null) warm(early)
  return () => {
    clearTimeout(timer)
    for (const name of ['pointerover', 'pointerdown'] as const) document.removeEventListener(name, point)
    document.removeEventListener('focusin', rest)
    document.removeEventListener('touchstart', press)
  }
}

/** Calls `goTo` for plain clicks on links that no component handles: those in edited text. */
export function watchTextLinks(goTo: (href: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const href = event.defaultPrevented || !isPlain ? null : linkOf(event.target)
    if (href === null) return
    event.preventDefault()
    goTo(href)
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}

function linkOf(target: EventTarget | null): string | null {
  const href = target instanceof Element ? (target.closest(PAGE_LINK)?.getAttribute('href') ?? '') : ''
  return isPagePath(href) ? href : null
}
