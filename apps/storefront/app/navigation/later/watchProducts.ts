/** Tiles of a listing; the variants on a product's page. */
const PRODUCT_LINK = 'main article a[href$=".html"]:not([aria-current])'
/** Most pages that are asked for without a pointer on their link, for each page that has such links. */
const MOST = 6
/** Whoever scrolls past a link does not ask for its page. */
const REST_MS = 800
/** Nothing is asked for in a tab that nobody looks at, nor before the page has been painted for its shopper. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * Calls `warm` with the addresses of links to products that rest in view, one after the other, once the shopper has
 * moved; gives the function that ends it.
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
