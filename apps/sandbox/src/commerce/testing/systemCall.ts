import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { ORGANIZATION_ID, REALM_INSTANCE, SITE_ID, SYSTEM_CLIENT } from '../siteConfig.js'

const TENANT = `SALESFORCE_COMMERCE_API:${REALM_INSTANCE}`
const SYSTEM_BASIC = `Basic ${btoa(`${SYSTEM_CLIENT.id}:${SYSTEM_CLIENT.secret}`)}`

/** Requests a system token; the answer may be an error. */
export function requestSystemToken(
  app: FastifyInstance,
  form: Readonly<Record<string, string>> = {},
  authorization: string = SYSTEM_BASIC,
): Promise<LightMyRequestResponse> {
  const fields = { grant_type: 'client_credentials', scope: `${TENANT} sfcc.orders.rw`, ...form }
  return app.inject({
    method: 'POST',
    url: '/dwsso/oauth2/access_token',
    headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
}

/** Calls the admin API of orders with a new token of the given scope. */
export async function systemCall(
  app: FastifyInstance,
  method: 'GET' | 'PUT' | 'PATCH',
  path: string,
  body?: object,
  scope = 'sfcc.orders.rw',
): Promise<LightMyRequestResponse> {
  const { access_token: token } = (await requestSystemToken(app, { scope: `${TENANT} ${scope}` })).json()
  return app.inject({
    method,
    url: `/checkout/orders/v1/organizations/${ORGANIZATION_ID}/orders${path}${path.includes('?') ? '&' : '?'}siteId=${SITE_ID}`,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
  })
}
