import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { StorefrontConfig } from '../app/config/env.server.js'
import type { AssetManifest, CreateStorefrontApp } from '../app/contract/hostContract.js'
import { inlinedStyles } from './assets/assetManifest.js'
import { registerAssets } from './assets/registerAssets.js'
import { networkOf } from './bff/networkOf.js'
import { registerScapi } from './bff/registerScapi.js'
import { registerWriteGuard } from './bff/registerWriteGuard.js'
import { createShopperCalls } from './bff/shopperCalls.js'
import { createPageCache, type PageCache } from './cache/pageCache.js'
import { registerShopperContext } from './context/registerShopperContext.js'
import type { DevelopmentServer } from './dev/createDevelopmentServer.js'
import { createErrorReplies } from './errors/createErrorReplies.js'
import { answerClientError } from './http/answerClientError.js'
import { type ConnectionLimits, connectionLimits, createConnections } from './http/createConnections.js'
import { registerBodies } from './http/registerBodies.js'
import { registerFirstHook } from './http/registerFirstHook.js'
import { registerLastHooks } from './http/registerLastHooks.js'
import { createKindOf } from './http/requestKindOf.js'
import { registerRequestKinds } from './http/requestKinds.js'
import { createHybridDestination } from './hybrid/hybridDestination.js'
import { registerHybrid } from './hybrid/registerHybrid.js'
import { createMediaStream } from './images/createMediaStream.js'
import { createImageStore, PICTURES, PICTURES_AND_DRAWINGS } from './images/imageStore.js'
import { registerCmsAssets } from './images/registerCmsAssets.js'
import { registerImages } from './images/registerImages.js'
import { registerMedia } from './images/registerMedia.js'
import { type LogStream, loggerOptions } from './logging/loggerOptions.js'
import { createMetrics } from './operations/createMetrics.js'
import { CSP_REPORT_PATH, registerCspReport } from './operations/registerCspReport.js'
import { registerGetIp } from './operations/registerGetIp.js'
import { HEALTH_PATHS, registerHealth } from './operations/registerHealth.js'
import { PURGE_PATH, registerPurge } from './operations/registerPurge.js'
import { createMemberPages } from './pages/memberPages.js'
import { registerPages } from './pages/registerPages.js'
import { createRenderLimits } from './pages/renderLimits.js'
import { findPersonalRoute, type PersonalRoute, splitAlias } from './personal/personalRoutes.js'
import { openPersonalPages } from './personal/openPersonalPages.js'
import { createReadShopper } from './personal/shopperClient.js'
import type { Payments } from './payment/payments.js'
import { PAYMENT_WEBHOOK_PATHS } from './payment/registerPaymentWebhooks.js'
import { registerPlaces } from './place/registerPlaces.js'
import { createRequestGuard } from './security/requestGuard.js'
import { createSecurityHeaders } from './security/securityHeaders.js'
import { registerRobots } from './seo/registerRobots.js'
import { registerSitemaps } from './seo/registerSitemaps.js'
import { createSitemapStore } from './seo/sitemapStore.js'
import { createCredentialChanges } from './session/createCredentialChanges.js'
import { createReadMember } from './session/customerGroups.js'
import { createGuestToken } from './session/guestToken.js'
import { createSealer } from './session/sealing.js'
import { createSessionCookies } from './session/sessionCookies.js'
import { createSessions } from './session/createSessions.js'
import { registerSessions } from './session/registerSessions.js'
import { createSlasGateway } from './session/slasGateway.js'
import { withGuestToken } from './session/withGuestToken.js'
import { registerEinstein } from './tracking/registerEinstein.js'
import { registerPageAnalytics } from './tracking/registerPageAnalytics.js'
import { createStreamSlots } from './upstream/createStreamedUpstream.js'
import { createUpstreamFetch } from './upstream/createUpstreamFetch.js'

/** Called by machines without an origin. */
const MACHINE_PATHS = [PURGE_PATH, CSP_REPORT_PATH, ...PAYMENT_WEBHOOK_PATHS]
const BODY_LIMIT = 64 * 1024
const IMAGE_CACHE_BYTES = 48 * 1024 * 1024

export interface HostOptions {
  readonly config: StorefrontConfig
  readonly createApp: CreateStorefrontApp
  readonly assets: AssetManifest
  readonly buildId: string
  /** Folder of the client build; null = no assets are served. */
  readonly clientDirectory: string | null
  readonly development?: DevelopmentServer | undefined
  /** ms since 1970; injectable for tests. */
  readonly now?: (() => number) | undefined
  readonly logStream?: LogStream | undefined
  readonly connections?: Partial<ConnectionLimits> | undefined
  /** Whether a shopper agreed to marketing cookies; default never, until a consent manager is connected. */
  readonly allowsMarketing?: ((cookieHeader: string | undefined) => boolean) | undefined
}

export interface Host {
  readonly server: FastifyInstance
  readonly cache: PageCache
  /** null = the configuration has no payment. */
  readonly payments: Payments | null
  /** Makes `/readyz` return 503 and stops keeping connections alive. */
  startDraining(): void
}

/** Builds the storefront's server without opening a port. */
export async function createHost(options: HostOptions): Promise<Host> {
  const { config, development } = options
  const now = options.now ?? Date.now
  const isHttps = config.publicOrigin.startsWith('https:')
  const perMinute = (limit: number) => limit * config.rateLimitScale
  let isDraining = false

  const security = createSecurityHeaders({
    styles: inlinedStyles(options.assets),
    isHttps,
    isIndexable: config.isIndexable,
    hasPolicy: config.mode !== 'development',
    frameOrigins: config.frameOrigins,
    paymentOrigins: config.payment?.browserOrigins,
    hasTrustedTypes: config.payment?.provider?.kind !== 'adyen',
  })
  const server = Fastify({
    logger: loggerOptions(config.logLevel, options.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 2048, ignoreTrailingSlash: false, caseSensitive: true },
    clientErrorHandler: answerClientError(security.other),
    frameworkErrors: (error, request, reply) => {
      void reply.headers(security.document)
      void errors.send(request, reply, error.statusCode ?? 400)
    },
  })
  const cache = createPageCache({
    maxBytes: config.pageCacheBytes,
    // Ages are measured on the monotonic clock: a correction of the wall clock must not expire every page at once.
    now: options.now ?? (() => performance.now()),
    onRefreshError: (error) =>
      server.log.warn({ err: error }, 'A page could not be renewed; its stored copy is served'),
  })
  const metrics = createMetrics(() => cache.size)
  const upstream = createUpstreamFetch({ config, onCall: metrics.countUpstream })
  const slas = createSlasGateway(config, upstream.fetch)
  const guest = createGuestToken(slas, now)
  const guestFetch = withGuestToken(upstream.fetch, guest)
  const app = options.createApp({
    config,
    fetch: guestFetch,
    getGuestToken: guest.get,
    log: server.log,
    countSkipped: metrics.countSkipped,
    assets: options.assets,
    buildId: options.buildId,
  })
  const errors = createErrorReplies(app, development?.finishDocument)
  const sessions = createSessions(slas, now)
  const sealer = createSealer(config.sessionSecrets)
  const cookies = createSessionCookies(sealer, isHttps)
  const shopperCalls = createShopperCalls({ sessions, cookies })
  const readMember = createReadMember({ config, fetch: upstream.fetch, shopperCalls })

  const hybridDestination = createHybridDestination(config)
  const readShopper = createReadShopper({ config, fetch: upstream.fetch, sessions, cookies })
  const personalRoutes: PersonalRoute[] = []
  const isPersonal = (path: string, about: { method: string; cookie: string | undefined }) => {
    const route = findPersonalRoute(personalRoutes, splitAlias(path)?.rest ?? '')
    return route !== null && route.isFor?.(about) !== false
  }
  registerRequestKinds(server, createKindOf({ isForeign: development?.owns, hybridDestination, isPersonal }))
  registerBodies(server)
  registerFirstHook(server, {
    connections: createConnections(server, { ...connectionLimits, ...options.connections }),
    guard: createRequestGuard({
      allowedHosts: config.allowedHosts,
      publicOrigin: config.publicOrigin,
      machinePaths: MACHINE_PATHS,
      anyHostPaths: HEALTH_PATHS,
    }),
    pages: () => pages,
    errors,
    metrics,
    isForeignPath: development?.owns,
  })
  registerLastHooks(server, { security, errors, metrics })
  await development?.register(server)
  await server.register(rateLimit, {
    global: false,
    cache: 100_000,
    keyGenerator: (request) => `${cookies.read(request.headers.cookie)?.usid ?? ''} ${networkOf(request.ip)}`,
  })
  registerWriteGuard(server, { errors, machinePaths: MACHINE_PATHS })

  const pages = registerPages(server, {
    app,
    cache,
    security,
    errors,
    metrics,
    buildId: options.buildId,
    memberPages: createMemberPages(server, { cookies, readMember, rateLimitScale: config.rateLimitScale }),
    limits: createRenderLimits({ scale: development ? 1000 : config.rateLimitScale, now: () => performance.now() }),
    publicOrigin: config.publicOrigin,
    keepsAnswers: !development,
    compresses: config.compressesPages,
    isClosing: () => isDraining,
    finishDocument: development?.finishDocument,
  })
  const payments = await openPersonalPages(server, {
    routes: personalRoutes,
    config,
    app,
    errors,
    readShopper,
    session: { config, gateway: slas, sessions, cookies, errors },
    fetch: upstream.fetch,
    guest: { fetch: guestFetch, getToken: guest.get },
    security,
    finishDocument: development?.finishDocument,
    now,
  })
  const slots = createStreamSlots()
  if (hybridDestination) registerHybrid(server, { config, pathOf: hybridDestination, errors, metrics, slots })
  registerPlaces(server, { config, app, fetch: upstream.fetch, sessions, cookies, errors, now })
  registerHealth(server, { isStopping: () => isDraining, metrics, metricsToken: config.metricsToken, errors })
  registerRobots(server, config)
  const sitemaps = createSitemapStore({
    origin: config.publicOrigin,
    read: app.sitemap,
    now,
    onError: (error) => server.log.error({ err: error }, 'The sitemap could not be built'),
  })
  registerSitemaps(server, { store: sitemaps, errors })
  registerGetIp(server, { isDevelopment: config.mode === 'development', max: perMinute(30) })
  registerCspReport(server, { metrics, max: perMinute(20) })
  registerPurge(server, { secret: config.purgeSecret, cache, errors, max: perMinute(60) })
  const services = { config, gateway: slas, sessions, cookies, errors }
  registerSessions(server, { ...services, fetch: upstream.fetch, readMember, sealer, now })
  registerShopperContext(server, {
    config,
    fetch: upstream.fetch,
    shopperCalls,
    errors,
    allowsMarketing: options.allowsMarketing ?? (() => false),
  })
  registerEinstein(server, { config, fetch: upstream.fetch, cookies, errors })
  registerPageAnalytics(server, { config, fetch: upstream.fetch, errors })
  registerScapi(server, {
    config,
    fetch: guestFetch,
    shopperCalls,
    cookies,
    guest,
    errors,
    credentialChanges: createCredentialChanges(services),
  })
  const images = createImageStore({
    baseUrl: config.images.baseUrl,
    fetch: upstream.fetch,
    types: PICTURES,
    maxBytes: IMAGE_CACHE_BYTES,
  })
  registerImages(server, { store: images, cloudName: config.images.cloudName, errors })
  const cmsAssets = createImageStore({
    baseUrl: config.cms.baseUrl,
    fetch: upstream.fetch,
    types: PICTURES_AND_DRAWINGS,
    maxBytes: IMAGE_CACHE_BYTES,
  })
  const streams = { scale: config.upstreamTimeoutScale, slots, errors }
  registerCmsAssets(server, {
    store: cmsAssets,
    stream: createMediaStream(server, { ...streams, name: 'dam', baseUrl: config.cms.baseUrl }),
    errors,
  })
  registerMedia(server, {
    stream: createMediaStream(server, { ...streams, name: 'media', baseUrl: config.images.baseUrl }),
    errors,
  })
  if (options.clientDirectory !== null) await registerAssets(server, options.clientDirectory)
  server.addHook('onClose', () => upstream.close())

  return {
    server,
    cache,
    payments,
    startDraining() {
      isDraining = true
    },
  }
}
