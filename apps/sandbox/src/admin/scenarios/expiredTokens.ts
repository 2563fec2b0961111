import { SignJWT, decodeJwt, decodeProtectedHeader } from 'jose'
import type { SigningKey } from '../../store/signingKey.js'
import { SCAPI_PATHS } from './scapiPaths.js'
import type { Scenario } from './scenario.js'

const HOUR_SECONDS = 3600
/** Expires the access tokens of all sessions, but not their refresh tokens. */
export const expiredTokens: Scenario = {
  name: 'expired-tokens',
  description: 'Every access token issued until now is refused with 401; refresh tokens remain valid.',
  async run(client, { commerce, faults }) {
    const session = await client.loginGuest()
    const accessToken = await backdate(session.accessToken, commerce.signingKey)
    faults.clear()
    // Token times are in whole seconds: a token refreshed right now must be valid.
    const issuedBefore = Math.floor(commerce.now() / 1000) * 1000
    for (const path of SCAPI_PATHS) faults.add({ endpoint: `* ${path}`, kind: 'expired-token', issuedBefore })
    return { session: { ...session, accessToken }, faults: faults.all() }
  },
}

/** The same token, issued an hour earlier, so that it has expired. */
async function backdate(token: string, { privateKey }: SigningKey): Promise<string> {
  const { iat = 0, nbf = 0, exp = 0, ...claims } = decodeJwt(token)
  const { alg = 'ES256', ...header } = decodeProtectedHeader(token)
  return new SignJWT({ ...claims, iat: iat - HOUR_SECONDS, nbf: nbf - HOUR_SECONDS, exp: exp - HOUR_SECONDS })
    .setProtectedHeader({ ...header, alg })
    .sign(privateKey)
}
