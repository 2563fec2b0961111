import { type CmsClient, createCmsClient } from '@vitrine/cms-renderer/client/createCmsClient'
import { createScapiClient, type ScapiClient } from '@vitrine/commerce-client/client/createScapiClient'
import type { Site, SiteConfig } from '@vitrine/commerce-client/types/site'
import { sites, staticSiteConfig } from '../config/sites.js'
import { type Member, SAVE_ACCESS_TOKEN_PATH, type StorefrontDeps } from './hostContract.js'
import { type Market, marketOf } from './market.js'
import type { PageResult, ShellData } from './pageData.js'
import { createPageTitles, type PageTitles } from './pageTitles.server.js'
import { createSkippedParts } from './skippedParts.js'
import { createTimedCache, type TimedCache } from './timedCache.js'

const SITE_CONFIG_TTL_MS = 60_000
const NOT_FOUND_TTL_MS = 60_000

/** What resolving a page needs from outside; one per process. */
export interface PageServices {
  readonly origin: string
  readonly log: StorefrontDeps['log']
  /** Collects what a page does not show. */
  readonly skippedParts: ReturnType<typeof createSkippedParts>
  readonly buildId: string
  readonly commerce: ShellData['commerce']
  readonly isHybrid: boolean
  readonly tokenSync: ShellData['tokenSync']
  /** Origin of the legacy storefront for links that name it; null = there is none. */
  readonly legacyOrigin: string | null
  /** Origins of partner brands whose pages may stand in frames. */
  readonly frameOrigins: readonly string[]
  readonly cms: CmsClient
  readonly pageTitles: PageTitles
  /** The page that says that there is none, by locale. */
  readonly notFoundPages: TimedCache<PageResult>
  /** SCAPI client in the locale and currency of a market, with the shared guest token. Nothing personal goes through it. */
  scapi(market: Market): ScapiClient
  /** Site config of the CMS; the static one when the CMS gives none (Spec §7). */
  siteConfig(): Promise<SiteConfig>
}

export function createPageServices(deps: StorefrontDeps): PageServices {
  const { config, fetch, getGuestToken, log, buildId } = deps
  const cms = createCmsClient({
    baseUrl: config.cms.baseUrl,
    fetch,
    retries: 0,
    timeouts: cmsTimeouts(config.upstreamTimeoutScale),
  })
  const configs = createTimedCache<SiteConfig>({ ttlMs: SITE_CONFIG_TTL_MS, now: Date.now })

  return {
    origin: config.publicOrigin,
    log,
    skippedParts: createSkippedParts({ log, countSkipped: deps.countSkipped ?? (() => undefined) }),
    buildId,
    commerce: { organizationId: config.commerce.organizationId, siteId: config.commerce.siteId },
    isHybrid: config.hybridOrigin !== null,
    tokenSync: config.isTokenSyncOn ? { endpoint: SAVE_ACCESS_TOKEN_PATH, siteId: config.commerce.siteId } : null,
    legacyOrigin: config.legacyOrigin,
    frameOrigins: config.frameOrigins,
    cms,
    pageTitles: createPageTitles(cms, log),
    notFoundPages: createTimedCache({ ttlMs: NOT_FOUND_TTL_MS, now: Date.now }),
    scapi: scapiClients({ config, fetch, getToken: getGuestToken }),
    siteConfig: () =>
      configs.get('site', () =>
        readSiteConfig(cms).catch((error: unknown) => {
          log.warn({ error: String(error) }, 'site-config failed; the static config applies')
          return staticSiteConfig
        }),
      ),
  }
}

/** Services for the pages of one member: the same, but the platform is asked with their own token. */
export function memberServices(
  services: PageServices,
  { config, fetch }: Pick<StorefrontDeps, 'config' | 'fetch'>,
  { accessToken }: Member,
): PageServices {
  return { ...services, scapi: scapiClients({ config, fetch, getToken: () => Promise.resolve(accessToken) }) }
}

/** One client for each market, made at first need. */
function scapiClients({
  config: { commerce },
  fetch,
  getToken,
}: Pick<StorefrontDeps, 'config' | 'fetch'> & {
  readonly getToken: () => Promise<string>
}): PageServices['scapi'] {
  const { baseUrl, organizationId, siteId } = commerce
  const clients = new Map<string, ScapiClient>()
  return ({ locale, currency }) => {
    const known = clients.get(locale.id)
    if (known) return known
    const client = createScapiClient({ baseUrl, organizationId, siteId, locale: locale.id, currency, getToken, fetch })
    clients.set(locale.id, client)
    return client
  }
}

/** Market of a locale alias or id, in any of its spellings, over all sites; null = unknown. */
export function marketOfReference(reference: string, allSites: readonly Site[] = sites): Market | null {
  const wanted = reference.toLowerCase()
  for (const site of allSites) {
    const locale = site.l10n.supportedLocales.find(({ id, alias, additionalAlias }) =>
      [id, alias, ...additionalAlias].some((name) => name.toLowerCase() === wanted),
    )
    if (locale) return marketOf(locale)
  }
  return null
}

/** Domains and parameters of the CMS's site nodes; their locales are configuration of the storefront. */
async function readSiteConfig(cms: CmsClient): Promise<SiteConfig> {
  const nodes = Object.entries(await cms.getSiteConfig())
  return Object.fromEntries(nodes.map(([name, { domains, parameters }]) => [name, { domains, parameters }]))
}

/** Milliseconds that a call to the CMS may take, on a machine as slow as configured. */
function cmsTimeouts(scale: number) {
  return { page: 1500 * scale, config: 1000 * scale, canonical: 500 * scale }
}
