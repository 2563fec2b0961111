import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Seals small texts so that only this storefront can read or create them. */
export interface Sealer {
  /** @param purpose binds the text to its use: a value sealed for one cookie cannot be opened as another */
  seal(purpose: string, text: string): string
  /** null = not sealed by us, changed, or sealed with a removed key. */
  open(purpose: string, sealed: string): string | null
}

/** AES-256-GCM with the first secret. Every secret can open, so keys can be rotated without ending sessions. */
export function createSealer(secrets: readonly string[]): Sealer {
  const given = secrets.length > 0 ? secrets : [randomBytes(32).toString('base64url')]
  const [first, ...older] = given.map(deriveKey)

  return {
    seal(purpose, text) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', first ?? deriveKey(''), iv).setAAD(Buffer.from(purpose))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length <= IV_BYTES + TAG_BYTES) return null
      for (const key of first ? [first, ...older] : older) {
        const text = tryOpen(key, purpose, bytes)
        if (text !== null) return text
      }
      return null
    },
  }
}

function deriveKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'vitrine', 'session-cookies', 32))
}

function tryOpen(key: Buffer, purpose: string, bytes: Buffer): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
