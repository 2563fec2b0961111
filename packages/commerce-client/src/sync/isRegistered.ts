import type { ShopperSession } from '../types/auth.js'

/** True for registered shoppers; for data that guests do not have. */
export function isRegistered({ isGuest }: ShopperSession): boolean {
  return !isGuest
}
