import { createSecret } from '../../store/identifiers.js'
import type { CommerceContext } from '../commerceContext.js'
import { matchesPassword } from '../customers/password.js'
import type { Query } from '../http/query.js'
import { authenticateClient, basicFailed, readBasic, requireChannel } from './clientAuth.js'
import { CODE_MS, readCodeTarget, usidOf, writeRedirect } from './authorize.js'

/**
 * Logs a registered shopper in by password and keeps the guest's usid.
 * @param authorization `Basic login:password`
 * @param clientAuthorization header `x-slas-client-auth`, verified if present (strict client authentication)
 * @returns the redirect address with `usid` and a one-time `code`
 * @throws AuthError 400 for invalid parameters, 401 for an unknown login or a wrong password
 */
export async function login(
  form: Query,
  authorization: string | undefined,
  clientAuthorization: string | undefined,
  context: CommerceContext,
): Promise<string> {
  const target = readCodeTarget(form)
  requireChannel(form)
  if (clientAuthorization !== undefined) authenticateClient(form, asBasic(clientAuthorization))
  const credentials = readBasic(authorization)
  const customer = credentials && context.customers.findByLogin(credentials.id)
  const isMatch = await matchesPassword(credentials?.secret ?? '', customer?.passwordHash ?? null)
  if (!customer || !isMatch) throw basicFailed()

  const usid = usidOf(form)
  context.shoppers.findOrCreate(usid, context.now())
  const code = createSecret()
  context.authorizationCodes.add(code, 'login', {
    clientId: target.client.id,
    redirectUri: target.redirectUri,
    codeChallenge: target.codeChallenge,
    usid,
    customerId: customer.customerId,
    expiresAt: context.now() + CODE_MS,
  })
  return writeRedirect(target, { usid, code })
}

/** The header of strict client authentication may omit the scheme. */
export function asBasic(header: string): string {
  return header.startsWith('Basic ') ? header : `Basic ${header}`
}
