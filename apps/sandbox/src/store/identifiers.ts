import { randomBytes, randomInt } from 'node:crypto'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** Customer id in the platform's format: 26 letters and digits, starting with a lower-case letter. */
export function createCustomerId(): string {
  let id = ALPHABET.charAt(randomInt(26))
  while (id.length < 26) id += ALPHABET.charAt(randomInt(ALPHABET.length))
  return id
}

/** Unguessable secret for codes and refresh tokens, 256 bit, URL-safe. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Id of baskets, lines and shipments in the platform's format: 26 hexadecimal digits. */
export function createObjectId(): string {
  return randomBytes(13).toString('hex')
}
