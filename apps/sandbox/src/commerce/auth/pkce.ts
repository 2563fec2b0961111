import { createHash, timingSafeEqual } from 'node:crypto'

const CHALLENGE = /^[\w-]{43}$/

/** Whether a value is a base64url SHA-256 digest (43 characters). */
export function isCodeChallenge(value: string | undefined): value is string {
  return value !== undefined && CHALLENGE.test(value)
}

/** Checks a PKCE verifier against its S256 challenge. */
export function matchesChallenge(verifier: string, challenge: string): boolean {
  const digest = createHash('sha256').update(verifier).digest('base64url')
  return digest.length === challenge.length && timingSafeEqual(Buffer.from(digest), Buffer.from(challenge))
}
