import type { StorefrontConfig } from '../../app/config/env.server.js'
import type { PaymentConfig } from '../../app/config/paymentConfig.server.js'

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
  /** The platform may take 10 s to create or place an order. */
  orders: {
    connectMs: 500,
    totalMs: 11_000,
    retries: true,
    hasBreaker: false,
    connections: 32,
    maxBytes: 4 * MEGABYTE,
  },
  /** Tokens of the system client. */
  account: { connectMs: 1000, totalMs: 4000, retries: false, hasBreaker: true, connections: 4, maxBytes: 64 * 1024 },
  /** A payment is started and decided in one call, which asks the bank. */
  payment: { connectMs: 1000, totalMs: 10_000, retries: true, hasBreaker: true, connections: 32, maxBytes: MEGABYTE },
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

/** Creating and failing an order, which may take longer than other calls of a shopper. */
const ORDER_WRITES = /\/shopper-orders\/v\d+\/organizations\/[^/]+\/orders(?:\/[^/]+\/actions\/fail)?$/
const FRAME_PATHS = /\/(?:site-config|websiteconfig|iframe-config|canonical-links|links|@nodes|menus?)(?:\/|$|\?)/

/** Finds the back end of a URL; null = not configured, never called. */
export function createUpstreamFinder(
  config: Pick<StorefrontConfig, 'commerce' | 'cms' | 'images' | 'einstein' | 'pageAnalyticsBaseUrl' | 'payment'>,
) {
  const commerce = new URL(`${config.commerce.baseUrl}/`)
  const cms = new URL(`${config.cms.baseUrl}/`)
  const images = new URL(`${config.images.baseUrl}/`)
  const einstein = config.einstein && new URL(`${config.einstein.baseUrl}/v3/`)
  const analytics = config.pageAnalyticsBaseUrl && new URL(`${config.pageAnalyticsBaseUrl}/on/demandware.store/`)
  const account = config.payment && new URL(`${config.payment.admin.accountBaseUrl}/dwsso/oauth2/`)
  const provider = config.payment?.provider && new URL(paymentBase(config.payment.provider))

  return (url: URL): UpstreamName | null => {
    if (account && pathBelow(account, url) !== null) return 'account'
    if (provider && pathBelow(provider, url) !== null) return 'payment'
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

function paymentBase(provider: NonNullable<PaymentConfig['provider']>): string {
  return provider.kind === 'testpay' ? `${provider.origin}/v1/` : `${provider.apiBase}/`
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
  if (family === 'checkout' && (api === 'orders' || ORDER_WRITES.test(path))) return 'orders'
  if (family === 'shopper') return api === 'auth' ? 'login' : 'context'
  if (family === 'site') return 'urlMapping'
  if (family === 'custom' && path.endsWith('/geocode')) return 'context'
  if (family === 'custom') return api === 'stores' || api === 'preferences' ? 'catalogue' : 'shopper'
  return family === 'product' || family === 'search' || api === 'shopper-promotions' ? 'catalogue' : 'shopper'
}

function isImagePath(path: string): boolean {
  return path.startsWith('/media/') || /^\/[\w-]+\/(?:image|video)\/upload\//.test(path)
}
