const patterns = [/^\d{2}\.\d{5}\.\d{2}\.\d{2}\.\d{2}$/, /^\d{4}-\d{3}-\d$/]
const EXTENSION = '.html'

/** True for ids that are valid in a URL, e.g. `12.34567.12.12.12` or `2104-310-1` (Spec §5). */
export function isProductId(id: string): boolean {
  return patterns.some((pattern) => pattern.test(id))
}

/** Product id of a URL or path that ends in `/{id}.html`; null = not a product URL. Ignores query and hash. */
export function productIdFromUrl(url: string): string | null {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  const slash = path.lastIndexOf('/')
  if (slash === -1 || !path.endsWith(EXTENSION)) return null
  const id = path.slice(slash + 1, -EXTENSION.length)
  return isProductId(id) ? id : null
}

/** Product id of a detail page: from the navigation state, else from the URL (Spec §2 "Product detail page"). */
export function productIdOfPage(page: { readonly url: string; readonly state: unknown }): string | null {
  const { state } = page
  if (typeof state === 'object' && state !== null && 'productId' in state && typeof state.productId === 'string') {
    if (state.productId !== '') return state.productId
  }
  return productIdFromUrl(page.url)
}
