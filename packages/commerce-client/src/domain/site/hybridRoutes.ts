/** The 27 routes served by the commerce application (Spec §2 "Hybrid routes"). */
export const hybridRoutes = [
  '/cart',
  '/checkout',
  '/checkout/login',
  '/checkout/payment/submit',
  '/checkout/shipping/select',
  '/checkout/shipping/submit',
  '/account',
  '/login',
  '/account/login',
  '/account/profile',
  '/account/password/save',
  '/account/edit-password',
  '/account/reset-password',
  '/account/set-new-password',
  '/account/validate',
  '/account/addresses',
  '/account/address/edit',
  '/account/address/delete',
  '/account/address/new',
  '/account/registration/submit',
  '/logout',
  '/account/payments',
  '/account/new-payment',
  '/general/preference-center',
  '/appointment/booking',
  '/order/history',
  '/giftcard',
] as const

export type HybridRoute = (typeof hybridRoutes)[number]

const longestFirst = [...hybridRoutes].sort((a, b) => b.length - a.length)

/** The hybrid route that a path ends in, compared by whole segments; null = none. */
export function hybridRouteOf(path: string): HybridRoute | null {
  return longestFirst.find((route) => path.endsWith(route)) ?? null
}

/** Path of a hybrid route on a sandbox host: `/s/{siteId}/{localeAlias}/{rest}`. `path` has no site or locale. */
export function sandboxHybridPath(
  path: string,
  { siteId, localeAlias }: { readonly siteId: string; readonly localeAlias: string },
): string {
  return `/s/${siteId}/${localeAlias}${path}`
}
