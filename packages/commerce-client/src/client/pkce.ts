const VERIFIER_LENGTH = 128
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Creates a PKCE code verifier: 128 random characters of the unreserved set. */
export function createCodeVerifier(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(VERIFIER_LENGTH))
  // 64 characters: the low six bits of a random byte pick each one equally often.
  return Array.from(bytes, (byte) => ALPHABET.charAt(byte & 63)).join('')
}

/** Creates the S256 challenge of a verifier: base64url of its SHA-256. */
export async function createCodeChallenge(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
