import type { CmsNode } from '../nodes/cmsNode.js'
import { createRequest, type RequestTimeouts } from './createRequest.js'
import { readCanonicalLinks, type CanonicalLinks } from './canonicalLinks.js'
import { CmsError } from './CmsError.js'
import { type FrameConfig, readFrameConfigs } from './iframeConfig.js'
import { readLinkLists, type LinkLists } from './linkLists.js'
import { firstResult, nodeList, pageNode } from './pageBodies.js'
import { type PageQueryResult, readPageQuery } from './pageQuery.js'
import { readSiteConfig, type SiteConfig } from './siteConfig.js'

export interface CmsClientOptions {
  /** Base URL of the CMS, with or without a path, e.g. `http://127.0.0.1:4010`. */
  readonly baseUrl: string
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly timeouts?: Partial<RequestTimeouts> | undefined
  /** Retries after a network error or 5xx, within the same timeout; default 1, none for canonical links. */
  readonly retries?: number | undefined
  /** Maximum response size in bytes; default 2 MB. */
  readonly maxBytes?: number | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

export interface PageQuery {
  /** Country node of the CMS tree; `gb` is sent as `uk`. */
  readonly country: string
  /** Path after country and language, e.g. `/watches`; `/` is the home page. */
  readonly path: string
  readonly lang: string
  /** `all` (edit mode) returns every variant of a personalised component. */
  readonly variants?: 'all' | undefined
  readonly version?: string | undefined
  readonly signal?: AbortSignal | undefined
}

export interface EcomPageQuery {
  readonly virtualPath: string
  /** Category ids of the product or listing, outermost first. */
  readonly categoryPath: readonly string[]
  /** `product` or `category`; absent = the path alone decides. */
  readonly resourceType?: string | undefined
  readonly resourceId?: string | undefined
  readonly lang: string
  readonly signal?: AbortSignal | undefined
}

export interface CanonicalLinksQuery {
  readonly pageUrl: string
  readonly resourceType?: string | undefined
  readonly resourceId?: string | undefined
  readonly signal?: AbortSignal | undefined
}

export interface LinksQuery {
  readonly country: string
  readonly lang: string
  /** Keys of the requested lists, e.g. `header`, `footer-service`. */
  readonly keys: readonly string[]
  readonly signal?: AbortSignal | undefined
}

export interface ChildrenQuery {
  readonly country: string
  readonly path: string
  readonly lang: string
  readonly signal?: AbortSignal | undefined
}

export interface CountryPagesQuery {
  readonly country: string
  readonly lang: string
  readonly offset: number
  /** At most 100. */
  readonly limit: number
  readonly signal?: AbortSignal | undefined
}

/** The calls of Spec §7 "CMS calls". Each throws `CmsError` unless documented otherwise. */
export interface CmsClient {
  /** The page at a path; null = the CMS has no such page. */
  getPage(query: PageQuery): Promise<CmsNode | null>
  /** The page that the CMS uses for a product, a category or a path; null = none. */
  getEcomPage(query: EcomPageQuery): Promise<CmsNode | null>
  /** Site nodes by name. The caller falls back to its static config. */
  getSiteConfig(signal?: AbortSignal): Promise<SiteConfig>
  /** Canonical URL and alternates of a page; null on any error (Spec §7). */
  getCanonicalLinks(query: CanonicalLinksQuery): Promise<CanonicalLinks | null>
  /** Link lists by key; an unknown key is absent. */
  getLinks(query: LinksQuery): Promise<LinkLists>
  /** Partner brand pages that editors configured for embedding in iframes. */
  getFrames(query: {
    readonly country: string
    readonly signal?: AbortSignal | undefined
  }): Promise<readonly FrameConfig[]>
  /** Child pages of a path in their order; empty when the path has none. */
  getChildren(query: ChildrenQuery): Promise<readonly CmsNode[]>
  /** Pages of a country except its home page, in batches and without their areas. */
  queryPages(query: CountryPagesQuery): Promise<PageQueryResult>
}

/**
 * Creates a client for the Magnolia REST endpoints. It is stateless: caching and circuit breaking belong to the host.
 */
export function createCmsClient(options: CmsClientOptions): CmsClient {
  const request = createRequest(options)
  return {
    getPage: ({ country, path, lang, variants, version, signal }) =>
      orNull(async () => {
        // `/@nodes` and similar suffixes are CMS calls, never public paths.
        if (/\/(?:@|%40)/.test(path)) return null
        const target = path.includes('/campaign/')
          ? `/.rest/campaign-manager${path}`
          : `/.rest/delivery/pages/v1/${cmsCountry(country)}${path === '/' ? '' : path}`
        return pageNode(await request('page', target, { lang, variants, version }, signal))
      }),
    getEcomPage: ({ signal, virtualPath, categoryPath, resourceType, resourceId, lang }) =>
      orNull(async () => {
        const query = { virtualPath, categoryPath, resourceType, resourceId, lang }
        return firstResult(await request('page', '/.rest/delivery/ecompages/v1', query, signal))
      }),
    getSiteConfig: async (signal) => readSiteConfig(await request('config', '/.rest/site-config/v1/', {}, signal)),
    getCanonicalLinks: async ({ signal, pageUrl, resourceType, resourceId }) => {
      try {
        const query = { pageUrl, resourceType, resourceId }
        return readCanonicalLinks(await request('canonical', '/.rest/canonical-links/v1', query, signal))
      } catch {
        return null
      }
    },
    getLinks: async ({ country, lang, keys, signal }) => {
      const target = `/.rest/websiteconfig/links/v1/${cmsCountry(country)}`
      return readLinkLists(await request('config', target, { query: keys.join(','), lang }, signal))
    },
    getFrames: async ({ country, signal }) => {
      const target = `/.rest/delivery/websiteconfigs/v1/${cmsCountry(country)}/iframe-config`
      const body = await orNull(() => request('config', target, {}, signal))
      return body === null ? [] : readFrameConfigs(body)
    },
    queryPages: async ({ country, lang, offset, limit, signal }) => {
      const query = { '@ancestor': `/${cmsCountry(country)}`, lang, offset: String(offset), limit: String(limit) }
      return readPageQuery(await request('page', '/.rest/delivery/pages/v1/', query, signal))
    },
    getChildren: async ({ country, path, lang, signal }) => {
      const target = `/.rest/delivery/pages/v1/${cmsCountry(country)}${path === '/' ? '' : path}/@nodes`
      const body = await orNull(() => request('config', target, { lang }, signal))
      return body === null ? [] : nodeList(body)
    },
  }
}

/** The CMS writes Great Britain as `uk` (Spec §2). */
function cmsCountry(country: string): string {
  const code = country.toLowerCase()
  return code === 'gb' ? 'uk' : code
}

async function orNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof CmsError && error.kind === 'notFound') return null
    throw error
  }
}
