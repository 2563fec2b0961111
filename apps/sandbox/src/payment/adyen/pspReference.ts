import { randomInt } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** A reference in Adyen's format: 16 capital letters and digits. */
export function pspReference(): string {
  return Array.from({ length: 16 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
}
