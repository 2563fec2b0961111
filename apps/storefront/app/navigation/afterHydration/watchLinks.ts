import { isPagePath } from '../linkPath.js'

/** Links to pages of this site in this window; another locale needs a document load. */
const PAGE_LINK = 'a[href^="/"]:not([target]:not([target=_self]), [download], [hreflang])'
/** Minimum hover time before a prefetch, so that passing over a link does not trigger one. */
const DWELL_MS = 60

/** Calls `warm` with the address of a link the shopper is likely to follow; returns a function that stops watching. */
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
    // Ignores pointerover events caused by a new page or scrolling under a resting pointer.
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
  // Handles a pointer that was already on a link when this code loaded.
  const early = linkOf(document.querySelector(`${PAGE_LINK}:hover`))
  if (early !== null) warm(early)
  return () => {
    clearTimeout(timer)
    for (const name of ['pointerover', 'pointerdown'] as const) document.removeEventListener(name, point)
    document.removeEventListener('focusin', rest)
    document.removeEventListener('touchstart', press)
  }
}

/** Calls `goTo` for plain clicks on links that no component handles, such as links in rich text. */
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
