import { choice, flag, list, record, text, whole } from './shape.js'

const tokenFields = {
  access_token: text,
  id_token: text,
  refresh_token: text,
  expires_in: whole,
  refresh_token_expires_in: whole,
  token_type: choice('Bearer'),
  usid: text,
  customer_id: text,
  enc_user_id: text,
  idp_access_token: text,
  idp_refresh_token: text,
  dnt: text,
}

/** Also the response to logout and revocation, then without tokens. */
export const tokens = record(tokenFields, [
  'access_token',
  'id_token',
  'refresh_token',
  'expires_in',
  'refresh_token_expires_in',
  'token_type',
  'usid',
  'customer_id',
  'enc_user_id',
  'idp_access_token',
])

/** RFC 7662. The platform's schema for this response describes the request; its example shows this. */
export const introspection = record(
  {
    active: flag,
    client_id: text,
    exp: whole,
    iat: whole,
    scope: text,
    sub: text,
    token_type: choice('access_token', 'refresh_token'),
  },
  ['active'],
)

export const userInfo = record({
  sub: text,
  customer_id: text,
  email: text,
  name: text,
  given_name: text,
  family_name: text,
  validated: flag,
})

export const discovery = record(
  {
    issuer: text,
    authorization_endpoint: text,
    token_endpoint: text,
    revocation_endpoint: text,
    introspection_endpoint: text,
    userinfo_endpoint: text,
    end_session_endpoint: text,
    jwks_uri: text,
    response_types_supported: list(text),
    grant_types_supported: list(text),
    code_challenge_methods_supported: list(text),
    subject_types_supported: list(text),
    scopes_supported: list(text),
    claims_supported: list(text),
  },
  ['issuer', 'authorization_endpoint', 'token_endpoint', 'jwks_uri'],
)

export const keys = record(
  {
    keys: list(
      record({ kty: text, crv: text, kid: text, alg: text, use: text, x: text, y: text }, ['kty', 'kid', 'x', 'y']),
    ),
  },
  ['keys'],
)
