/** Product tiles of a listing; variants on a product page. */
const PRODUCT_LINK = 'main article a[href$=".html"]:not([aria-current])'
/** Maximum number of prefetches without user intent, per page. */
const MOST = 6
/** Time a link must stay in view, so that links scrolled past are not prefetched. */
const REST_MS = 800
/** User activity that starts prefetching, so that nothing is fetched in background tabs or before the first paint. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * Calls `warm` with the addresses of product links that stay in view, one after the other, after the first user
 * activity; returns a function that stops watching.
 */
export function watchProducts(warm: (href: string) => Promise<unknown>): () => void {
  const resting = new Map<Element, ReturnType<typeof setTimeout>>()
  let left = MOST
  let last: Promise<unknown> = Promise.resolve()

  const ask = (link: Element) => {
    const href = link.getAttribute('href')
    observer.unobserve(link)
    last = last.then(() => {
      if (href === null || left === 0) return undefined
      left -= 1
      return warm(href)
    })
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(resting.get(target))
      if (isIntersecting) resting.set(target, setTimeout(ask, REST_MS, target))
    }
  })
  const signs = new AbortController()
  const start = () => {
    signs.abort()
    for (const link of document.querySelectorAll(PRODUCT_LINK)) observer.observe(link)
  }
  for (const name of SIGNS_OF_LIFE) addEventListener(name, start, { passive: true, signal: signs.signal })
  return () => {
    left = 0
    signs.abort()
    observer.disconnect()
    for (const timer of resting.values()) clearTimeout(timer)
  }
}
