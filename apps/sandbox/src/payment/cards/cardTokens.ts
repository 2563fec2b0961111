import { createSecret } from '../../store/identifiers.js'
import type { CardFacts } from '../ledger/payment.js'

/** Lifetime of a token. */
const TOKEN_LIFE_MS = 15 * 60_000

export type TokenReading =
  | { readonly kind: 'card'; readonly card: CardFacts }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'used' }
  | { readonly kind: 'expired' }

/** Single-use tokens that stand for a card; the number and the code are not kept. */
export interface CardTokens {
  create(card: CardFacts): string
  /** Reads and uses up a token. */
  redeem(token: string): TokenReading
  clear(): void
}

interface Entry {
  readonly card: CardFacts
  readonly expiresAt: number
  readonly isUsed: boolean
}

/** @param now epoch milliseconds */
export function createCardTokens(now: () => number): CardTokens {
  const entries = new Map<string, Entry>()
  return {
    create(card) {
      const token = `tok_${createSecret()}`
      entries.set(token, { card, expiresAt: now() + TOKEN_LIFE_MS, isUsed: false })
      return token
    },
    redeem(token) {
      const entry = entries.get(token)
      if (!entry) return { kind: 'unknown' }
      if (entry.isUsed) return { kind: 'used' }
      if (entry.expiresAt <= now()) return { kind: 'expired' }
      entries.set(token, { ...entry, isUsed: true })
      return { kind: 'card', card: entry.card }
    },
    clear: () => entries.clear(),
  }
}
