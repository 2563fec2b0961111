import type { CallOptions } from '@vitrine/commerce-client/client/operation'
import { getCustomerBaskets } from '@vitrine/commerce-client/client/shopperBaskets'
import { basketCleanUp } from '@vitrine/commerce-client/domain/basket/basketCleanUp'
import type { Basket } from '@vitrine/commerce-client/types/basket'
import type { Market } from '../../app/page/market.js'
import type { Shopper } from '../personal/shopperClient.js'

/**
 * The shopper's basket for the country and currency of the page; null = none. Reads only: the browser deletes baskets
 * that are not valid (Spec §4).
 */
export async function readCartBasket(
  { client, customerId }: Pick<Shopper, 'client' | 'customerId'>,
  { country, currency }: Pick<Market, 'country' | 'currency'>,
  options?: CallOptions,
): Promise<Basket | null> {
  const { baskets = [] } = await getCustomerBaskets(client, { customerId }, options)
  return basketCleanUp(baskets, { country: country.code, currency }).valid
}
