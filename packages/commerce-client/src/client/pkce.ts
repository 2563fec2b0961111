import { base64 } from './base64.js'

/** Creates a PKCE code verifier: 128 random unreserved characters, 6 bits each. */
export function createCodeVerifier(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(96)))
}

/** Creates the S256 challenge of a verifier: base64url of its SHA-256. */
export async function createCodeChallenge(verifier: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))
}

function base64Url(bytes: Uint8Array): string {
  return base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
