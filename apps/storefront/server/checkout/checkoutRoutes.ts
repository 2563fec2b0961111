import type { PersonalRoute } from '../personal/personalRoutes.js'
import type { ReadShopper } from '../personal/shopperClient.js'

/** The pages of the checkout (Spec §2 "Hybrid routes"). */
export function checkoutRoutes(_options: { readonly readShopper: ReadShopper }): readonly PersonalRoute[] {
  return [{ path: '/checkout', get: ({ show }) => show({ checkout: { step: null } }) }]
}
