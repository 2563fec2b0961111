import type { CardField } from '../cards/readCard.js'

/** Inputs for a card, in the order of the form. */
export const CARD_FIELDS = [
  { name: 'number', autocomplete: 'cc-number', maximum: 40 },
  { name: 'expiry', autocomplete: 'cc-exp', maximum: 12 },
  { name: 'code', autocomplete: 'cc-csc', maximum: 6 },
] as const satisfies readonly { readonly name: CardField; readonly autocomplete: string; readonly maximum: number }[]
