import { SignJWT, decodeJwt, decodeProtectedHeader } from 'jose'
import type { SigningKey } from '../../store/signingKey.js'
import { SCAPI_PATHS } from './scapiPaths.js'
import type { Scenario } from './scenario.js'

const HOUR_SECONDS = 3600
/** Sessions whose access token no longer holds while the refresh token does. */
export const expiredTokens: Scenario = {
  name: 'expired-tokens',
  description: 'Every access token issued until now is refused with 401; refresh tokens hold.',
  async run(client, { commerce, faults }) {
    const session = await client.loginGuest()
    const accessToken = await backdate(session.accessToken, commerce.signingKey)
    faults.clear()
    // Tokens tell time in whole seconds: one that is refreshed right now must hold.
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
