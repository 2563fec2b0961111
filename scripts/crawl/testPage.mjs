import { readDocument } from './readDocument.mjs'

export const origin = 'https://vitrine.example'
export const url = `${origin}/ch/de/watches`
export const alternates = new Map([
  ['de-CH', url],
  ['en-GB', `${origin}/uk/en/watches`],
  ['x-default', `${origin}/watches`],
])
export const house = {
  '@context': 'https://schema.org',
  '@type': 'OnlineStore',
  '@id': `${origin}/#organization`,
  name: 'Halbrenn',
  url: origin,
  address: { '@type': 'PostalAddress', addressCountry: 'CH', streetAddress: 'Uferweg 18' },
}
export const trail = {
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/ch/de` },
    { '@type': 'ListItem', position: 2, name: 'Watches' },
  ],
}
export const list = {
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: [{ '@type': 'ListItem', position: 1, url: `${origin}/ch/de/a/1.html` }],
}
export const product = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Meridian 40',
  image: [`${origin}/images/a.jpg`],
  offers: { '@type': 'Offer', price: 8200, priceCurrency: 'CHF', url, availability: 'https://schema.org/InStock' },
}

/** HTML in the storefront's output format. */
export function html({
  head = '',
  data = [house, trail],
  body = '<h1>Watches</h1>',
  template = 'vitrine:pages/general-page',
  description = 'Alle Uhren, die unsere Uhrmacher für Sie ausgesucht haben.',
  state = {},
  named = alternates,
} = {}) {
  const links = [...named].map(([lang, href]) => `<link rel="alternate" hreflang="${lang}" href="${href}">`)
  const scripts = data.map((one) => `<script type="application/ld+json">${JSON.stringify(one)}</script>`)
  return `<!doctype html><html lang="de-CH" class="theme-retailer"><head><title>Uhren &#38; Schmuck | Halbrenn</title><meta name="description" content="${description}"><link rel="canonical" href="${url}">${links.join('')}<meta property="og:title" content="Uhren"><meta property="og:url" content="${url}">${head}${scripts.join('')}</head><body><main>${body}</main><script type="application/json" id="page-data">${JSON.stringify({ page: { template, ...state } })}</script></body></html>`
}

/** The same page in the crawl's format. */
export const pageOf = (parts, status = 200) => ({ url, status, localeId: 'de-CH', document: readDocument(html(parts)) })
