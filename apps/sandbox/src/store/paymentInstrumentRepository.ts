import type { DatabaseSync } from 'node:sqlite'
import { integer, text, textOrNull, type Row } from './row.js'
import { transaction } from './transaction.js'

/** A card without its number: only the last four digits are stored. */
export interface StoredCard {
  readonly cardType: string
  readonly holder: string
  readonly lastDigits: string
  /** 1-12. */
  readonly expirationMonth: number
  readonly expirationYear: number
}

/** A saved payment instrument. */
export interface StoredPaymentInstrument {
  readonly instrumentId: string
  readonly isDefault: boolean
  readonly paymentMethodId: string
  readonly card: StoredCard | null
  /** `c_*` fields. */
  readonly custom: Readonly<Record<string, unknown>>
  /** Epoch milliseconds. */
  readonly createdAt: number
  /** Epoch milliseconds. */
  readonly modifiedAt: number
}

export interface PaymentInstrumentRepository {
  /** The default one first, then oldest first. */
  all(customerId: string): readonly StoredPaymentInstrument[]
  find(customerId: string, instrumentId: string): StoredPaymentInstrument | null
  /** Inserts or replaces; a default one unsets the flag of all others. */
  save(customerId: string, instrument: StoredPaymentInstrument): void
  remove(customerId: string, instrumentId: string): void
}

/** Stores payment instruments in the table `customer_payment_instrument`. */
export function createPaymentInstrumentRepository(database: DatabaseSync): PaymentInstrumentRepository {
  const all = database.prepare(
    'SELECT * FROM customer_payment_instrument WHERE customer_id = ? ORDER BY is_default DESC, created_at, rowid',
  )
  const find = database.prepare('SELECT * FROM customer_payment_instrument WHERE customer_id = ? AND instrument_id = ?')
  const remove = database.prepare('DELETE FROM customer_payment_instrument WHERE customer_id = ? AND instrument_id = ?')
  const unmark = database.prepare('UPDATE customer_payment_instrument SET is_default = 0 WHERE customer_id = ?')
  const upsert = database.prepare(`
    INSERT INTO customer_payment_instrument VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (instrument_id) DO UPDATE SET is_default = excluded.is_default, card = excluded.card,
      modified_at = excluded.modified_at
  `)
  return {
    all: (customerId) => all.all(customerId).map(toInstrument),
    find(customerId, instrumentId) {
      const row = find.get(customerId, instrumentId)
      return row ? toInstrument(row) : null
    },
    save(customerId, { instrumentId, isDefault, paymentMethodId, card, custom, createdAt, modifiedAt }) {
      transaction(database, () => {
        if (isDefault) unmark.run(customerId)
        upsert.run(
          instrumentId,
          customerId,
          isDefault ? 1 : 0,
          paymentMethodId,
          card && JSON.stringify(card),
          JSON.stringify(custom),
          createdAt,
          modifiedAt,
        )
      })
    },
    remove(customerId, instrumentId) {
      remove.run(customerId, instrumentId)
    },
  }
}

function toInstrument(row: Row): StoredPaymentInstrument {
  const json = textOrNull(row, 'card')
  const card: StoredCard | null = json === null ? null : JSON.parse(json)
  const custom: Readonly<Record<string, unknown>> = JSON.parse(text(row, 'custom'))
  return {
    instrumentId: text(row, 'instrument_id'),
    isDefault: integer(row, 'is_default') === 1,
    paymentMethodId: text(row, 'payment_method_id'),
    card,
    custom,
    createdAt: integer(row, 'created_at'),
    modifiedAt: integer(row, 'modified_at'),
  }
}
