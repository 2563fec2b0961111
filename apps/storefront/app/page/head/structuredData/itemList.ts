import type { ItemList, WithContext } from 'schema-dts'
import { absoluteUrl } from './siteFacts.js'

/** The products of a listing in display order; null when it shows none. */
export function itemList(
  { products, first }: { readonly products: readonly { readonly href: string }[]; readonly first: number },
  origin: string,
): WithContext<ItemList> | null {
  const urls = products.flatMap(({ href }) => absoluteUrl(href, origin) ?? [])
  if (urls.length === 0) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: first + index, url })),
  }
}
