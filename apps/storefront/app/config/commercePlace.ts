/**
 * Ids with which the browser addresses the BFF. The server puts its own configured ids in their place, so these are
 * names of a route, not secrets and not settings.
 */
export const commercePlace = { organizationId: 'shop', siteId: 'shop' } as const
