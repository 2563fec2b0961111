import { hybridPath, isSandboxHost } from '@vitrine/commerce-client/domain/site/hybridPath'
import { hybridRouteOf } from '@vitrine/commerce-client/domain/site/hybridRoutes'
import { resolveSite } from '@vitrine/commerce-client/domain/site/resolveSite'
import type { StorefrontConfig } from '../../app/config/env.server.js'
import { defaultSiteId, sites, staticSiteConfig } from '../../app/config/sites.js'

/**
 * Finds the path under which the hybrid application answers a request; null = the request is not for it. Asked before
 * everything else, so it knows the static site config only. null as a whole = there is no hybrid operation.
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
