import type { CommerceContext } from './commerceContext.js'
import { seedCustomers } from './customers/seedCustomers.js'
import { seedGiftCertificates } from './giftCertificates/seedGiftCertificates.js'
import { replayStock } from './orders/orderStock.js'
import { seedOrders } from './orders/seedOrders.js'

/** Writes one family's seeded rows; what is there already stays as it is, so that it may run on every start. */
export type StateSeed = (context: CommerceContext) => void | Promise<void>

/** The families' seeds in order; a family adds its own here. */
const SEEDS: readonly StateSeed[] = [seedCustomers, seedGiftCertificates, seedOrders, replayStock]

/** Brings the seeded customers, orders and certificates into the database: at the start and after `POST /sandbox/reset`. */
export async function seedState(context: CommerceContext): Promise<void> {
  for (const seed of SEEDS) await seed(context)
}
