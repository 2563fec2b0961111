import type { BreadcrumbList, WithContext } from 'schema-dts'
import { absoluteUrl } from './siteFacts.js'

/** The breadcrumbs shown on the page; null when the page has no parent. */
export function breadcrumbList(
  items: readonly { readonly label: string; readonly href?: string | undefined }[],
  origin: string,
): WithContext<BreadcrumbList> | null {
  if (items.length < 2) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, href }, index) => {
      const item = href === undefined ? null : absoluteUrl(href, origin)
      return { '@type': 'ListItem' as const, position: index + 1, name: label, ...(item && { item }) }
    }),
  }
}
