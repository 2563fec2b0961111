import type { Shopper } from '../../store/shopperRepository.js'
import type { CommerceContext } from '../commerceContext.js'

const GROUP = 'staff-sale'

/**
 * Whether a shopper may buy staff sale products, according to the groups of the customer record, as for
 * customer-groups.
 */
export function isStaffSaleCustomer(
  { customerId, login }: Pick<Shopper, 'customerId' | 'login'>,
  { customers }: Pick<CommerceContext, 'customers'>,
): boolean {
  return login !== null && (customers.find(customerId)?.customerGroups.includes(GROUP) ?? false)
}
