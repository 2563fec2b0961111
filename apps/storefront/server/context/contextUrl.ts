import type { StorefrontConfig } from '../../app/config/env.server.js'

/** URL of a session's shopper context. */
export function contextUrl({ commerce }: StorefrontConfig, usid: string): string {
  const path = `shopper/shopper-context/v1/organizations/${commerce.organizationId}/shopper-context`
  const query = new URLSearchParams({ siteId: commerce.siteId })
  return `${commerce.baseUrl}/${path}/${encodeURIComponent(usid)}?${query}`
}
