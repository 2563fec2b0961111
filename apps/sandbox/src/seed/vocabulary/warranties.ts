import type { Localised } from '../localised.js'
import { text } from '../text.js'

/** Warranty terms, by years. */
export const warranties = {
  two: text('2 years', '2 Jahre', '2 ans', '2 år'),
  three: text('3 years', '3 Jahre', '3 ans', '3 år'),
  five: text('5 years', '5 Jahre', '5 ans', '5 år'),
  eight: text(
    '8 years, once registered',
    '8 Jahre nach Registrierung',
    '8 ans après enregistrement',
    '8 år efter registrering',
  ),
} satisfies Record<string, Localised>

/** Key of a warranty term. */
export type Warranty = keyof typeof warranties
