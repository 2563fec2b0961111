import { type CmsClient, createCmsClient } from '@vitrine/cms-renderer/client/createCmsClient'
import { createScapiClient } from '@vitrine/commerce-client/client/createScapiClient'
import type { ScapiClient } from '@vitrine/commerce-client/client/operation'
import type { Site, SiteConfig } from '@vitrine/commerce-client/types/site'
import { sites, staticSiteConfig } from '../../config/sites.js'
import { type Member, SAVE_ACCESS_TOKEN_PATH, type StorefrontDeps } from '../../contract/hostContract.js'
import { type Market, marketOf } from '../market.js'
import type { PageResult, ShellData } from '../../contract/pageData.js'
import { createPageTitles, type PageTitles } from './pageTitles.server.js'
import { createSkippedParts } from './skippedParts.js'
import { createTimedCache, type TimedCache } from './timedCache.js'

const SITE_CONFIG_TTL_MS = 60_000
const NOT_FOUND_TTL_MS = 60_000

/** Dependencies for resolving pages; one instance per process. */
export interface PageServices {
  readonly origin: string
  readonly log: StorefrontDeps['log']
  /** Collects the parts that a page skips. */
  readonly skippedParts: ReturnType<typeof createSkippedParts>
  readonly buildId: string
  readonly commerce: ShellData['commerce']
  readonly isHybrid: boolean
  readonly tokenSync: ShellData['tokenSync']
  /** Origin of the legacy storefront for links that use it; null = none. */
  readonly legacyOrigin: string | null
  /** Origins of partner brands whose pages may be shown in frames. */
  readonly frameOrigins: readonly string[]
  readonly cms: CmsClient
  readonly pageTitles: PageTitles
  /** 404 pages by locale. */
  readonly notFoundPages: TimedCache<PageResult>
  /** SCAPI client in a market's locale and currency, with the shared guest token. Must not be used for personal data. */
  scapi(market: Market): ScapiClient
  /** Site config from the CMS, or the static one as fallback (Spec §7). */
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

/** The same services with a member's own token for the platform. */
export function memberServices(
  services: PageServices,
  { config, fetch }: Pick<StorefrontDeps, 'config' | 'fetch'>,
  { accessToken }: Member,
): PageServices {
  return { ...services, scapi: scapiClients({ config, fetch, getToken: () => Promise.resolve(accessToken) }) }
}

/** One client per market, created on first use. */
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

/** Market of a locale alias or id, in any spelling, across all sites; null = unknown. */
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

/** Domains and parameters from the CMS's site nodes; locales come from the storefront's configuration. */
async function readSiteConfig(cms: CmsClient): Promise<SiteConfig> {
  const nodes = Object.entries(await cms.getSiteConfig())
  return Object.fromEntries(nodes.map(([name, { domains, parameters }]) => [name, { domains, parameters }]))
}

/** CMS time-outs in ms, scaled for slow machines. */
function cmsTimeouts(scale: number) {
  return { page: 1500 * scale, config: 1000 * scale, canonical: 500 * scale }
}
