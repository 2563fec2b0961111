import { hybridPath, isSandboxHost } from '@vitrine/commerce-client/domain/site/hybridPath'
import { hybridRouteOf } from '@vitrine/commerce-client/domain/site/hybridRoutes'
import { resolveSite } from '@vitrine/commerce-client/domain/site/resolveSite'
import type { StorefrontConfig } from '../../app/config/env.server.js'
import { defaultSiteId, sites, staticSiteConfig } from '../../app/config/sites.js'

/**
 * Creates a function that returns the path at the hybrid application for a request; null = not served by it. Runs
 * before everything else, so it uses the static site config only. Returns null if there is no hybrid operation.
 */
export function createHybridDestination({
  hybridOrigin,
  hybrid,
}: Pick<StorefrontConfig, 'hybridOrigin' | 'hybrid'>): ((host: string, path: string) => string | null) | null {
  if (hybridOrigin === null) return null
  const { assetPrefixes, sandboxHost } = hybrid
  return (host, path) => {
    const mayBe = hybridRouteOf(path) !== null || assetPrefixes.some((prefix) => path.startsWith(prefix))
    if (!mayBe) return null
    const url = URL.canParse(`http://${host}`) ? `http://${host}${path}` : path
    const site = resolveSite(url, { sites, defaultSiteId, siteConfig: staticSiteConfig })
    return hybridPath(path, { site, assetPrefixes, isSandboxHost: isSandboxHost(host, sandboxHost) })
  }
}
