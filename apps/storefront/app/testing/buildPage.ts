import type { PageData } from '../contract/pageData.js'

/** An empty English page of Switzerland; `changes` overrides fields. */
export function buildPage(changes: Partial<PageData> = {}): PageData {
  return {
    kind: 'page',
    status: 200,
    path: '/ch/en',
    localeId: 'en-CH',
    theme: 'retailer',
    template: 'vitrine:pages/home',
    head: {
      title: 'Halbrenn',
      description: null,
      canonical: null,
      alternates: [],
      isNoIndex: false,
      image: null,
      type: 'website',
      structuredData: [],
    },
    context: {
      nodeName: '',
      pageType: 'other',
      pageSubtype: '',
      isPwaPage: false,
      breadcrumbs: [],
      originalRelPath: '',
      pageHeaderLogos: [],
    },
    nodes: [],
    productId: null,
    categoryId: null,
    localeOptions: [],
    native: null,
    buildId: 'b1',
    ...changes,
  }
}
