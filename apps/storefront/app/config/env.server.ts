import { type Environment, environmentSchema } from './environmentSchema.server.js'
import { type PaymentConfig, readPayment } from './paymentConfig.server.js'
import { retailer } from './retailer.js'

/** Validated environment with defaults applied. */
export interface StorefrontConfig {
  readonly mode: 'production' | 'development' | 'test'
  readonly listen: { readonly host: string; readonly port: number }
  readonly logLevel: string
  /** Public origin; canonical links are built from it. Without a trailing slash. */
  readonly publicOrigin: string
  /** Accepted values of the Host header, the public one first. */
  readonly allowedHosts: readonly string[]
  /** Number of proxies in front of this server whose forwarded client address is trusted. */
  readonly trustedProxies: number
  readonly commerce: {
    /** Without a trailing slash; the API family path is appended. */
    readonly baseUrl: string
    readonly organizationId: string
    readonly shortCode: string
    readonly siteId: string
    readonly clientId: string
    /** null = public client with PKCE. */
    readonly clientSecret: string | null
    /** Redirect URI of the login service, registered for the client id. */
    readonly redirectUri: string
  }
  /** Whether the public host may be indexed by search engines; other hosts never are. */
  readonly isIndexable: boolean
  /** Origin of the legacy storefront that serves the hybrid routes; null = no hybrid operation. */
  readonly hybridOrigin: string | null
  /** Further settings of hybrid operation; unused when `hybridOrigin` is null. */
  readonly hybrid: {
    /** Paths of the application's own files, e.g. `/on/demandware.static/`. */
    readonly assetPrefixes: readonly string[]
    /** Cookies that it may set; a trailing `*` is a wildcard. */
    readonly cookies: readonly string[]
    /** Other origins that it may redirect to, e.g. a payment service. */
    readonly redirectOrigins: readonly string[]
    /** Host, or wildcard `*.` host, on which hybrid paths are `/s/{siteId}/{localeAlias}/{rest}`; null = none. */
    readonly sandboxHost: string | null
  }
  /** Origin of links of type `sfraLinkReference`; null = they stay in the app. */
  readonly legacyOrigin: string | null
  /** Origins of partner brands whose pages may be shown in frames. */
  readonly frameOrigins: readonly string[]
  /** Whether an access token saved in local storage by another storefront is taken over (decision 38). */
  readonly isTokenSyncOn: boolean
  /** Recommendation and activity service; null = off. */
  readonly einstein: EinsteinConfig | null
  /** Host of the page-analytics beacon, without a trailing slash; null = off. */
  readonly pageAnalyticsBaseUrl: string | null
  /** Orders and payment of the native checkout; null = it takes no payments. */
  readonly payment: PaymentConfig | null
  readonly cms: { readonly baseUrl: string }
  readonly images: { readonly baseUrl: string; readonly cloudName: string }
  /** Service for mails to shoppers; null = none are sent. */
  readonly mail: MailConfig | null
  /** Keys that seal session cookies: the first one seals, all can open. Empty = a random key for this process only. */
  readonly sessionSecrets: readonly string[]
  /** Secret of the purge webhook; null = the webhook is disabled. */
  readonly purgeSecret: string | null
  /** Bearer token of `/metrics`; null = the endpoint is disabled. */
  readonly metricsToken: string | null
  readonly pageCacheBytes: number
  /** False when a CDN does the compression. */
  readonly compressesPages: boolean
  readonly retriesUpstream: boolean
  /** Factor applied to every upstream time-out, for slow machines. */
  readonly upstreamTimeoutScale: number
  /** Factor applied to every rate limit. */
  readonly rateLimitScale: number
  /** Delay between reporting "not ready" and closing, in ms, so that a load balancer can remove this process. */
  readonly stopDelayMs: number
}

/** An SMTP server, or an HTTP endpoint that stores mails. `from`: the sender, as in a mail header. */
export interface MailConfig {
  readonly kind: 'smtp' | 'outbox'
  readonly url: string
  readonly from: string
}

/** The recommendation and activity service, and the account to use. */
export interface EinsteinConfig {
  /** Without a trailing slash; `/v3` is appended. */
  readonly baseUrl: string
  readonly clientId: string
  /** `{realm}-{site}` */
  readonly site: string
  readonly instanceType: 'prd' | 'sbx'
}

/** The environment is invalid; the message names each variable to set. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
}

/**
 * Parses the environment once, at start.
 *
 * @throws EnvironmentError that lists every missing or invalid variable.
 */
export function parseEnvironment(environment: Readonly<Record<string, string | undefined>>): StorefrontConfig {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environmentSchema.safeParse(given)
  const faults = parsed.success
    ? []
    : parsed.error.issues.map(
        (issue) => `${issue.path.join('.')} ${issue.message.replace(/^Invalid/, 'is invalid: invalid')}`,
      )
  if (!parsed.success) throw new EnvironmentError(explain(faults))
  const env = parsed.data

  const isLoopback = ['127.0.0.1', 'localhost', '::1'].includes(env.HOST)
  const publicOrigin = env.PUBLIC_ORIGIN ?? (isLoopback ? `http://localhost:${env.PORT}` : null)
  if (!publicOrigin)
    faults.push('PUBLIC_ORIGIN is not set. Give the origin that shoppers use, for example https://www.vitrine.example')
  if (env.SESSION_SECRET.some((key) => key.length < 32))
    faults.push('SESSION_SECRET needs at least 32 characters for each key (separate an old key with a comma)')
  if (publicOrigin?.startsWith('https:') && env.SESSION_SECRET.length === 0)
    faults.push(
      'SESSION_SECRET is not set. Sessions need a key that all processes share: at least 32 random characters',
    )
  const einstein = readEinstein(env)
  if (einstein === 'incomplete')
    faults.push('EINSTEIN_BASE_URL, EINSTEIN_CLIENT_ID and EINSTEIN_SITE belong together: set all three, or none')
  const { payment, faults: paymentFaults } = readPayment(env)
  faults.push(...paymentFaults)
  if (!publicOrigin || einstein === 'incomplete' || faults.length > 0) throw new EnvironmentError(explain(faults))

  return {
    mode: env.NODE_ENV,
    listen: { host: env.HOST, port: env.PORT },
    logLevel: env.LOG_LEVEL,
    publicOrigin,
    allowedHosts: allowedHosts(publicOrigin, env.ALLOWED_HOSTS, isLoopback ? env.PORT : null),
    trustedProxies: env.TRUSTED_PROXIES,
    commerce: {
      baseUrl: env.COMMERCE_BASE_URL,
      organizationId: env.COMMERCE_ORGANIZATION_ID,
      shortCode: env.COMMERCE_SHORT_CODE,
      siteId: env.COMMERCE_SITE_ID,
      clientId: env.COMMERCE_CLIENT_ID,
      clientSecret: env.COMMERCE_CLIENT_SECRET ?? null,
      redirectUri: env.COMMERCE_REDIRECT_URI ?? `${publicOrigin}/callback`,
    },
    isIndexable: env.SEARCH_INDEXING,
    hybridOrigin: env.HYBRID_ORIGIN ?? null,
    hybrid: {
      assetPrefixes: env.HYBRID_ASSET_PREFIXES,
      cookies: env.HYBRID_COOKIES,
      redirectOrigins: env.HYBRID_REDIRECT_ORIGINS,
      sandboxHost: env.SANDBOX_HOST_PATTERN ?? null,
    },
    legacyOrigin: env.LEGACY_ORIGIN ?? null,
    frameOrigins: env.PARTNER_FRAME_ORIGINS,
    isTokenSyncOn: env.TOKEN_SYNC,
    einstein,
    pageAnalyticsBaseUrl: env.PAGE_ANALYTICS_BASE_URL ?? null,
    payment,
    cms: { baseUrl: env.CMS_BASE_URL },
    images: { baseUrl: env.IMAGE_BASE_URL, cloudName: env.IMAGE_CLOUD_NAME },
    mail: readMail(env),
    sessionSecrets: env.SESSION_SECRET,
    purgeSecret: env.PURGE_SECRET ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    compressesPages: env.PAGE_COMPRESSION,
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    retriesUpstream: env.UPSTREAM_RETRIES,
    upstreamTimeoutScale: env.UPSTREAM_TIMEOUT_SCALE,
    rateLimitScale: env.RATE_LIMIT_SCALE,
    stopDelayMs: env.STOP_DELAY_MS ?? (publicOrigin.startsWith('https:') ? 5000 : 0),
  }
}

function readMail({ SMTP_URL: smtp, MAIL_OUTBOX_URL: outbox, MAIL_FROM: given }: Environment): MailConfig | null {
  const from = given ?? `${retailer.name} <${retailer.mail}>`
  if (smtp) return { kind: 'smtp', url: smtp, from }
  return outbox ? { kind: 'outbox', url: outbox, from } : null
}

function readEinstein(env: Environment): EinsteinConfig | null | 'incomplete' {
  const { EINSTEIN_BASE_URL: baseUrl, EINSTEIN_CLIENT_ID: clientId, EINSTEIN_SITE: site } = env
  if (baseUrl && clientId && site) return { baseUrl, clientId, site, instanceType: env.EINSTEIN_INSTANCE_TYPE }
  return baseUrl || clientId || site ? 'incomplete' : null
}

function allowedHosts(publicOrigin: string, extra: readonly string[], loopbackPort: number | null): readonly string[] {
  const hosts = new Set([new URL(publicOrigin).host, ...extra.map((host) => host.toLowerCase())])
  if (loopbackPort !== null) {
    for (const name of ['localhost', '127.0.0.1', '[::1]'])
      hosts.add(loopbackPort === 80 ? name : `${name}:${loopbackPort}`)
  }
  return [...hosts]
}

function explain(faults: readonly string[]): string {
  return `The storefront cannot start: ${faults.length === 1 ? 'an environment variable is' : 'environment variables are'} missing or wrong.\n${faults.map((fault) => `  - ${fault}`).join('\n')}`
}
