import type { DatabaseSync } from 'node:sqlite'
import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import { text } from './row.js'

/** The ES256 key that signs every access token of one database. */
export interface SigningKey {
  readonly kid: string
  readonly privateKey: CryptoKey
  readonly publicKey: CryptoKey
  /** Public half for `/jwks`. */
  readonly publicJwk: JWK
}

/** Reads the key of a database, or creates it at first use, so that tokens survive a restart with the same file. */
export async function loadSigningKey(database: DatabaseSync): Promise<SigningKey> {
  const row = database.prepare('SELECT kid, private_jwk FROM signing_key').get()
  const stored = row ? { kid: text(row, 'kid'), jwk: parseJwk(text(row, 'private_jwk')) } : await createKey(database)
  const { d: _private, ...publicPart } = stored.jwk
  return {
    kid: stored.kid,
    privateKey: await importKey(stored.jwk),
    publicKey: await importKey(publicPart),
    publicJwk: { ...publicPart, kid: stored.kid, use: 'sig' },
  }
}

async function createKey(database: DatabaseSync): Promise<{ kid: string; jwk: JWK }> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = randomUUID()
  database.prepare('INSERT INTO signing_key (kid, private_jwk) VALUES (?, ?)').run(kid, JSON.stringify(jwk))
  return { kid, jwk }
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ES256')
  if (key instanceof Uint8Array) throw new TypeError('The stored signing key is symmetric. Delete the database file.')
  return key
}

function parseJwk(json: string): JWK {
  const value: JWK = JSON.parse(json)
  return value
}
