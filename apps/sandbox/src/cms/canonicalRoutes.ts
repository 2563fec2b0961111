import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '../seed/seedTypes.js'
import { sendCmsError } from './cmsErrors.js'
import type { PageStore } from './createPageStore.js'
import type { CmsContext } from './cmsContext.js'
import { isInTime } from './readCampaign.js'
import { locales } from './locales.js'

/** Origin used for a relative page address; an absolute one keeps its own. */
const STOREFRONT_ORIGIN = 'https://vitrine.example'

/** `/.rest/canonical-links/v1`: canonical address of a page and its alternates in every locale that has it. */
export function registerCanonicalLinks(app: FastifyInstance, store: PageStore, { catalogue, now }: CmsContext): void {
  const isCampaign = (path: string) => {
    const campaign = store.findCampaign(path)
    return campaign !== null && isInTime(campaign, now())
  }
  app.get('/.rest/canonical-links/v1', (request, reply) => {
    const query = new URL(request.url, STOREFRONT_ORIGIN).searchParams
    const pageUrl = query.get('pageUrl') ?? ''
    const resourceType = (query.get('resourceType') ?? '').toLowerCase()
    const { origin, pathname } = addressOf(pageUrl)
    const { alias, path } = splitLocale(pathname)
    const own = locales.find((locale) => locale.alias === alias)
    const target =
      resourcePath(resourceType, query.get('resourceId') ?? '', catalogue) ?? pathInShop(path, catalogue) ?? path
    const isEverywhere = pathInShop(target, catalogue) !== null || isCampaign(target)
    const having = locales.filter(({ country }) => isEverywhere || store.find(country, target) !== null)
    if (!own || !having.includes(own)) return sendCmsError(reply, 'notFound', pageUrl.slice(0, 200))
    const href = (localeAlias: string) => `${origin}/${localeAlias}${target === '/' ? '' : target}`
    return {
      canonical: { href: href(own.alias) },
      alternates: having.map((locale) => ({ hreflang: locale.id, href: href(locale.alias) })),
    }
  })
}

/** Origin and path of an absolute or relative address, without query, hash and trailing slash. */
function addressOf(pageUrl: string): { readonly origin: string; readonly pathname: string } {
  const url = URL.canParse(pageUrl, STOREFRONT_ORIGIN) ? new URL(pageUrl, STOREFRONT_ORIGIN) : null
  if (!url || !/^https?:$/.test(url.protocol)) return { origin: STOREFRONT_ORIGIN, pathname: '/' }
  const { origin, pathname } = url
  return { origin, pathname: pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname }
}

function splitLocale(pathname: string): { readonly alias: string; readonly path: string } {
  for (const { alias, additionalAlias } of locales) {
    const used = [alias, ...additionalAlias].find((one) => pathname === `/${one}` || pathname.startsWith(`/${one}/`))
    if (used) return { alias, path: pathname.slice(used.length + 1) || '/' }
  }
  return { alias: '', path: pathname }
}

function resourcePath(type: string, id: string, catalogue: Catalogue): string | null {
  if (type === 'product') {
    const product = catalogue.products.find((one) => one.id === id)
    return product ? `${product.urlPath}/${product.id}.html` : null
  }
  return type === 'category' ? (catalogue.categories.find((one) => one.id === id)?.path ?? null) : null
}

/** The path itself if it is that of a category or product. */
function pathInShop(path: string, catalogue: Catalogue): string | null {
  const isCategory = catalogue.categories.some((category) => category.path === path)
  const isProduct = catalogue.products.some((product) => `${product.urlPath}/${product.id}.html` === path)
  return isCategory || isProduct ? path : null
}
