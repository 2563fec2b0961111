import type { CommerceContext } from './commerceContext.js'
import { seedCustomers } from './customers/seedCustomers.js'
import { seedGiftCertificates } from './giftCertificates/seedGiftCertificates.js'
import { replayStock } from './orders/orderStock.js'
import { seedOrders } from './orders/seedOrders.js'

/** Writes one family's seed data; keeps existing data, so it can run at every start. */
export type StateSeed = (context: CommerceContext) => void | Promise<void>

/** Seeds of the families in order; add a family's seed here. */
const SEEDS: readonly StateSeed[] = [seedCustomers, seedGiftCertificates, seedOrders, replayStock]

/** Adds the seeded customers, orders and certificates to the database: at the start and after `POST /sandbox/reset`. */
export async function seedState(context: CommerceContext): Promise<void> {
  for (const seed of SEEDS) await seed(context)
}
