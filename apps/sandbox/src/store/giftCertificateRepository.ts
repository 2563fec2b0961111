import type { DatabaseSync } from 'node:sqlite'
import type { Currency } from '../seed/localised.js'
import { text } from './row.js'

/** Major units per currency; a purchased certificate is valid in the currency of its order only. */
export type Amounts = Readonly<Partial<Record<Currency, number>>>

export interface StoredGiftCertificate {
  /** Upper case. */
  readonly code: string
  readonly amounts: Amounts
  readonly balances: Amounts
  readonly recipientEmail: string
  readonly recipientName: string
  readonly senderName: string
  readonly message: string | null
}

export interface GiftCertificateRepository {
  /** @param code case-insensitive */
  find(code: string): StoredGiftCertificate | null
  /** Inserts a certificate unless its code exists. */
  add(certificate: StoredGiftCertificate): void
  /** Inserts a certificate or replaces it. */
  save(certificate: StoredGiftCertificate): void
  remove(code: string): void
}

/** Stores gift certificates in the table `gift_certificate`. */
export function createGiftCertificateRepository(database: DatabaseSync): GiftCertificateRepository {
  const find = database.prepare('SELECT document FROM gift_certificate WHERE code = ?')
  const remove = database.prepare('DELETE FROM gift_certificate WHERE code = ?')
  const upsert = database.prepare(
    'INSERT INTO gift_certificate VALUES (?, ?) ON CONFLICT (code) DO UPDATE SET document = excluded.document',
  )
  const add = database.prepare('INSERT OR IGNORE INTO gift_certificate VALUES (?, ?)')
  return {
    find(code) {
      const row = find.get(code.toUpperCase())
      if (!row) return null
      const certificate: StoredGiftCertificate = JSON.parse(text(row, 'document'))
      return certificate
    },
    add(certificate) {
      add.run(certificate.code, JSON.stringify(certificate))
    },
    save(certificate) {
      upsert.run(certificate.code, JSON.stringify(certificate))
    },
    remove(code) {
      remove.run(code)
    },
  }
}
