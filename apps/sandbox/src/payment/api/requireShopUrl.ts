import type { PaymentContext } from '../paymentContext.js'
import { PaymentError } from './PaymentError.js'

/**
 * Checks an address to which the shopper returns: http or https, on an origin of the shop.
 * @throws PaymentError 422
 */
export function requireShopUrl({ isShop }: PaymentContext, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url && /^https?:$/.test(url.protocol) && url.username === '' && isShop(url.origin)) return url.href
  throw new PaymentError(422, 'return_url_refused', 'The returnUrl must be an address of the shop.')
}
