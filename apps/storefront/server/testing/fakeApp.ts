import type { CreateStorefrontApp, StorefrontApp } from '../../app/contract/hostContract.js'
import type { PageData, PageResult } from '../../app/contract/pageData.js'
import { pageParameters } from '../../app/page/resolve/pageQuery.js'

/** The smallest valid page. */
function buildPage(overrides: Partial<PageData> = {}): PageData {
  return {
    kind: 'page',
    status: 200,
    path: '/ch/de',
    localeId: 'de-CH',
    theme: 'retailer',
    template: 'vitrine:pages/home',
    head: {
      title: 'Home',
      description: null,
      canonical: null,
      alternates: [],
      isNoIndex: false,
      image: null,
      type: 'website',
      structuredData: [],
    },
    context: {
      nodeName: 'home',
      pageType: 'home',
      pageSubtype: '',
      isPwaPage: true,
      breadcrumbs: [],
      originalRelPath: '/ch/de',
      pageHeaderLogos: [],
    },
    nodes: [],
    productId: null,
    categoryId: null,
    localeOptions: [],
    native: null,
    buildId: 'test',
    ...overrides,
  }
}

/** A resolver result for a cacheable page. */
export function buildResult(overrides: Partial<PageData> = {}, tags: readonly string[] = ['page-1']): PageResult {
  return {
    kind: 'data',
    page: buildPage(overrides),
    cache: { maxAge: 60, staleWhileRevalidate: 60, staleIfError: 300 },
    tags,
    takes: pageParameters,
  }
}

/** A fake app whose answers a test can override. */
export function fakeApp(overrides: Partial<StorefrontApp> = {}): CreateStorefrontApp {
  return () => ({
    resolve: async (url) => {
      if (url.pathname === '/') return { kind: 'redirect', status: 302, location: '/ch/de' }
      if (url.pathname.endsWith('/missing')) {
        const missing = buildResult({ kind: 'notFound', status: 404, path: url.pathname })
        return missing
      }
      return buildResult({ path: `${url.pathname}${url.search}` })
    },
    placeTarget: async ({ pathname, search }, asked) => {
      const place = await asked
      const [country, language] = place ? [place.country, place.language] : ['CH', 'de']
      const localeId = `${language}-${country}`
      const location = `/${country.toLowerCase()}/${language}${pathname === '/' ? '' : pathname}${search}`
      return { location, localeId, ownLocaleId: 'de-CH', country, language }
    },
    shell: async () => null,
    renderDocument: async (page) =>
      `<!doctype html><title>${page.head.title}</title><p>${page.path}</p>${'x'.repeat(600)}`,
    errorDocument: async (status) => `<!doctype html><title>styled ${status}</title>`,
    busyDocument: async () => ({ html: '<!doctype html><title>busy</title>', style: 'p{margin:0}' }),
    sitemap: async () => ({ locales: [], entries: [] }),
    messages: (locale) => (locale === 'de' ? { hello: [] } : null),
    ...overrides,
  })
}
