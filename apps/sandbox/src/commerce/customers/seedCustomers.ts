import { SEEDED_CUSTOMERS, SEEDED_PASSWORD, type SeedCustomer } from '../../seed/customers.js'
import { createCustomerId, createObjectId } from '../../store/identifiers.js'
import type { CommerceContext } from '../commerceContext.js'
import { addCustomer } from './addCustomer.js'
import { createAddress } from './addressService.js'
import { hashPassword } from './password.js'
import { createPaymentInstrument } from './paymentInstrumentService.js'

// One hash for all seeded customers, created once per process: hashing is slow on purpose, and their password is
// public.
let hash: Promise<string> | undefined

/** Adds the seeded customers to the database; existing ones are unchanged. */
export async function seedCustomers(context: CommerceContext): Promise<void> {
  const passwordHash = await (hash ??= hashPassword(SEEDED_PASSWORD))
  for (const customer of SEEDED_CUSTOMERS) seedCustomer(customer, passwordHash, context)
}

function seedCustomer(seed: SeedCustomer, passwordHash: string, context: CommerceContext): void {
  const { customerId, login, firstName, lastName, profile, custom, customerGroups } = seed
  if (context.customers.find(customerId)) return
  const added = addCustomer(
    { customerId, login, email: login, firstName, lastName, passwordHash, profile, custom, customerGroups },
    context,
  )
  if (!added) return
  for (const address of seed.addresses) createAddress(customerId, address, context)
  for (const card of seed.cards) createPaymentInstrument(customerId, card, context)
  if (seed.wishlist.length > 0) seedWishlist(customerId, seed.wishlist, context)
}

/** Bypasses the service, which accepts catalogue products only, because tests use catalogues of their own. */
function seedWishlist(customerId: string, productIds: readonly string[], context: CommerceContext): void {
  const now = context.now()
  context.productLists.save(customerId, {
    listId: createCustomerId(),
    data: { public: false, type: 'wish_list' },
    items: productIds.map((productId) => ({
      itemId: createObjectId(),
      data: { purchasedQuantity: 0, productId, quantity: 1, public: false, priority: 1, type: 'product' },
    })),
    createdAt: now,
    modifiedAt: now,
  })
}
