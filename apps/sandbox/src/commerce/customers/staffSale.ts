import type { Shopper } from '../../store/shopperRepository.js'
import type { CommerceContext } from '../commerceContext.js'

const GROUP = 'staff-sale'

/** Whether a shopper may buy pieces of the staff sale; the groups of the customer record decide, as for customer-groups. */
export function isStaffSaleCustomer(
  { customerId, login }: Pick<Shopper, 'customerId' | 'login'>,
  { customers }: Pick<CommerceContext, 'customers'>,
): boolean {
  return login !== null && (customers.find(customerId)?.customerGroups.includes(GROUP) ?? false)
}
