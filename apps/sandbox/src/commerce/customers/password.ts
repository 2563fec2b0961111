import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const KEY_BYTES = 32
const SALT_BYTES = 16
const MINIMUM_LENGTH = 8
const MAXIMUM_LENGTH = 4096
/** Kinds of characters of which a password needs at least one each. */
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d\s]/u] as const

/**
 * Whether a password meets the acceptance criteria: eight characters, lower and upper case letter, digit, special
 * character.
 */
export function isAcceptablePassword(password: string): boolean {
  return (
    password.length >= MINIMUM_LENGTH && password.length <= MAXIMUM_LENGTH && KINDS.every((kind) => kind.test(password))
  )
}

/** Salted scrypt hash, `salt.key` in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return `${salt.toString('base64url')}.${(await derive(password, salt)).toString('base64url')}`
}

/**
 * Compares in constant time.
 * @param hash null = unknown login; takes as long as a comparison, so that the response time reveals nothing
 */
export async function matchesPassword(password: string, hash: string | null): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? '').split('.')
  const expected = Buffer.from(key, 'base64url')
  const given = await derive(password.slice(0, MAXIMUM_LENGTH + 1), Buffer.from(salt, 'base64url'))
  return expected.length === given.length && timingSafeEqual(expected, given)
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
