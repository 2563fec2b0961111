import type { Site, SiteConfig } from '../../types/site.js'
import { urlParts } from './urlParts.js'

/** Sites of the storefront and the configuration to resolve them. */
export interface SiteResolution {
  readonly sites: readonly Site[]
  /** Id or alias of the site used when nothing else matches. */
  readonly defaultSiteId: string | undefined
  /** Site config of the CMS; its node names are site ids or aliases. */
  readonly siteConfig?: SiteConfig | undefined
}

/**
 * Resolves the site of a URL: its first path segment, else the query parameter `site`, else the host (longest matching
 * domain), else the default site (Spec §2, §3).
 *
 * @throws Error with one of the texts of Spec §8 when no site can be resolved.
 */
export function resolveSite(url: string | undefined, { sites, defaultSiteId, siteConfig }: SiteResolution): Site {
  if (!url) throw new Error('URL is required to find a site object.')
  if (sites.length === 0) throw new Error("Can't find any sites from the config... Add a site to config/sites.ts.")

  const { pathname, searchParams, hostname } = urlParts(url)
  const references = [
    pathname.split('/', 2)[1],
    searchParams.get('site'),
    siteNode(hostname, siteConfig),
    defaultSiteId,
  ]
  for (const reference of references) {
    const site = siteOfReference(reference, sites)
    if (site !== null) return site
  }
  throw new Error(
    `Can't find a matching default site... No site has the id or alias "${defaultSiteId ?? ''}". Set defaultSiteId in config/sites.ts.`,
  )
}

/** Finds a site by id or alias. */
export function siteOfReference(reference: string | null | undefined, sites: readonly Site[]): Site | null {
  return (reference && sites.find(({ id, alias }) => id === reference || alias === reference)) || null
}

/** Node of the site config with the longest domain that equals the host or is a parent domain of it; null = none. */
export function siteNode(hostname: string, siteConfig: SiteConfig = {}): string | null {
  const host = hostname.toLowerCase()
  let best: { readonly node: string; readonly length: number } | null = null
  for (const [node, { domains }] of Object.entries(siteConfig)) {
    for (const domain of domains.map((name) => name.toLowerCase())) {
      const isMatch = domain !== '' && (host === domain || host.endsWith(`.${domain}`))
      if (isMatch && domain.length > (best?.length ?? 0)) best = { node, length: domain.length }
    }
  }
  return best?.node ?? null
}
