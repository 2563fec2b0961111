import type { StorefrontConfig } from '../../app/config/env.server.js'

/** Limits of one back end. Times in ms, sizes in bytes. */
export interface UpstreamLimits {
  readonly connectMs: number
  readonly totalMs: number
  /** Reads are retried once after a broken connection or 502, 503, 504. */
  readonly retries: boolean
  readonly hasBreaker: boolean
  readonly connections: number
  readonly maxBytes: number
}

/** How long a call may wait for a connection, in ms. */
export const QUEUE_MS = 5000

const MEGABYTE = 1024 * 1024

/** Every back end that this server may call, with its limits. */
export const upstreams = {
  cmsPage: { connectMs: 500, totalMs: 1500, retries: true, hasBreaker: true, connections: 64, maxBytes: 2 * MEGABYTE },
  cmsFrame: { connectMs: 500, totalMs: 1000, retries: true, hasBreaker: true, connections: 8, maxBytes: 2 * MEGABYTE },
  catalogue: {
    connectMs: 500,
    totalMs: 2000,
    retries: true,
    hasBreaker: true,
    connections: 96,
    maxBytes: 4 * MEGABYTE,
  },
  urlMapping: { connectMs: 400, totalMs: 800, retries: false, hasBreaker: true, connections: 32, maxBytes: MEGABYTE },
  shopper: { connectMs: 500, totalMs: 5000, retries: false, hasBreaker: false, connections: 64, maxBytes: MEGABYTE },
  context: { connectMs: 400, totalMs: 800, retries: false, hasBreaker: true, connections: 8, maxBytes: MEGABYTE },
  recommendations: {
    connectMs: 400,
    totalMs: 800,
    retries: false,
    hasBreaker: true,
    connections: 8,
    maxBytes: MEGABYTE,
  },
  pageAnalytics: {
    connectMs: 400,
    totalMs: 800,
    retries: false,
    hasBreaker: true,
    connections: 8,
    maxBytes: 64 * 1024,
  },
  /** Not called through fetch: `createStreamedUpstream.ts` forwards its responses. */
  hybrid: {
    connectMs: 1000,
    totalMs: 15_000,
    retries: false,
    hasBreaker: true,
    connections: 64,
    maxBytes: 16 * MEGABYTE,
  },
  login: { connectMs: 500, totalMs: 2000, retries: true, hasBreaker: true, connections: 16, maxBytes: 64 * 1024 },
  images: {
    connectMs: 500,
    totalMs: 20_000,
    retries: true,
    hasBreaker: false,
    connections: 32,
    maxBytes: 16 * MEGABYTE,
  },
} as const satisfies Record<string, UpstreamLimits>

export type UpstreamName = keyof typeof upstreams

const FRAME_PATHS = /\/(?:site-config|websiteconfig|iframe-config|canonical-links|links|@nodes|menus?)(?:\/|$|\?)/

/** Finds the back end of a URL; null = not configured, never called. */
export function createUpstreamFinder(
  config: Pick<StorefrontConfig, 'commerce' | 'cms' | 'images' | 'einstein' | 'pageAnalyticsBaseUrl'>,
) {
  const commerce = new URL(`${config.commerce.baseUrl}/`)
  const cms = new URL(`${config.cms.baseUrl}/`)
  const images = new URL(`${config.images.baseUrl}/`)
  const einstein = config.einstein && new URL(`${config.einstein.baseUrl}/v3/`)
  const analytics = config.pageAnalyticsBaseUrl && new URL(`${config.pageAnalyticsBaseUrl}/on/demandware.store/`)

  return (url: URL): UpstreamName | null => {
    const commercePath = pathBelow(commerce, url)
    if (commercePath !== null) {
      const found = commerceUpstream(commercePath)
      if (found) return found
    }
    if (einstein && pathBelow(einstein, url) !== null) return 'recommendations'
    if (analytics && pathBelow(analytics, url) !== null) return 'pageAnalytics'
    const cmsPath = pathBelow(cms, url)
    if (cmsPath !== null && /^\/(?:dam|\.imaging)\//.test(cmsPath)) return 'images'
    if (cmsPath !== null && !isImagePath(cmsPath)) return FRAME_PATHS.test(cmsPath) ? 'cmsFrame' : 'cmsPage'
    return pathBelow(images, url) === null ? null : 'images'
  }
}

function pathBelow(base: URL, url: URL): string | null {
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return null
  return `/${url.pathname.slice(base.pathname.length)}`
}

/** `/{family}/{api}/{version}/organizations/…`, with or without `/api` before it. */
function commerceUpstream(path: string): UpstreamName | null {
  const match = /^(?:\/api)?\/([a-z]+)\/([a-z-]+)\/v\d+\/organizations\//.exec(path)
  if (!match) return null
  const [, family, api] = match
  if (family === 'shopper') return api === 'auth' ? 'login' : 'context'
  if (family === 'site') return 'urlMapping'
  if (family === 'custom' && path.endsWith('/geocode')) return 'context'
  if (family === 'custom') return api === 'stores' || api === 'preferences' ? 'catalogue' : 'shopper'
  return family === 'product' || family === 'search' || api === 'shopper-promotions' ? 'catalogue' : 'shopper'
}

function isImagePath(path: string): boolean {
  return path.startsWith('/media/') || /^\/[\w-]+\/(?:image|video)\/upload\//.test(path)
}
