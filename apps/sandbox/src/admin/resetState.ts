import { seedState } from '../commerce/seedState.js'
import { text } from '../store/row.js'
import { transaction } from '../store/transaction.js'
import type { AdminContext } from './adminContext.js'

/**
 * Resets the sandbox to its seed: no faults, sessions, baskets or mails, full stock. The signing key is kept, so that
 * an earlier access token remains valid for its guest.
 */
export async function resetState({ sandbox: { database }, commerce, faults }: AdminContext): Promise<void> {
  faults.clear()
  const tables = database.prepare(`
    SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
    AND name NOT LIKE 'product_search%' AND name <> 'signing_key'
  `)
  const names = tables.all().map((row) => text(row, 'name'))
  transaction(database, () => {
    database.exec('PRAGMA defer_foreign_keys = ON')
    for (const name of names) database.exec(`DELETE FROM "${name}"`)
  })
  commerce.catalogue.restock()
  commerce.lookupAttempts.clear()
  await seedState(commerce)
}
