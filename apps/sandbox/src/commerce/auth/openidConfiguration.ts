import { SCOPES } from './scopes.js'

/**
 * OpenID discovery document.
 * @param base absolute URL of the `oauth2` folder
 */
export function openidConfiguration(base: string): Readonly<Record<string, string | readonly string[]>> {
  return {
    issuer: base,
    authorization_endpoint: `${base}/authorize`,
    token_endpoint: `${base}/token`,
    revocation_endpoint: `${base}/revoke`,
    introspection_endpoint: `${base}/introspect`,
    userinfo_endpoint: `${base}/userinfo`,
    end_session_endpoint: `${base}/logout`,
    jwks_uri: `${base}/jwks`,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'authorization_code_pkce', 'client_credentials', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    subject_types_supported: ['public'],
    scopes_supported: SCOPES,
    claims_supported: ['sub', 'email', 'name', 'given_name', 'family_name'],
  }
}
