/**
 * OpenID discovery document.
 * @param base absolute address of the `oauth2` folder
 */
export function openidConfiguration(base: string): Readonly<Record<string, string | readonly string[]>> {
  return {
    issuer: base,
    authorization_endpoint: `${base}/authorize`,
    token_endpoint: `${base}/token`,
    jwks_uri: `${base}/jwks`,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'authorization_code_pkce', 'client_credentials', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    subject_types_supported: ['public'],
    scopes_supported: ['openid', 'offline_access'],
    claims_supported: ['sub'],
  }
}
