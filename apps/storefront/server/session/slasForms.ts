import { errorFromResponse, errorFromThrown } from '@vitrine/commerce-client/client/readError'
import type { SlasOptions } from '@vitrine/commerce-client/client/slas'

/** Posts one form to the login service; temporary, until the client has these calls. */
export async function callSlas(
  slas: SlasOptions,
  path: string,
  init: { readonly form?: Readonly<Record<string, string | undefined>>; readonly authorization?: string | undefined },
): Promise<Response> {
  const url = `${slas.baseUrl}/shopper/auth/v1/organizations/${slas.organizationId}/oauth2${path}`
  const given = Object.entries({ ...init.form, channel_id: slas.siteId }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  const response = await (slas.fetch ?? fetch)(url, {
    method: init.form ? 'POST' : 'GET',
    redirect: 'manual',
    signal: AbortSignal.timeout(slas.timeoutMs ?? 2000),
    headers: { accept: 'application/json', ...(init.authorization && { authorization: init.authorization }) },
    ...(init.form && { body: new URLSearchParams(given) }),
  }).catch((error: unknown) => {
    throw errorFromThrown(path, error, false)
  })
  if (response.status >= 400) throw await errorFromResponse(path, response)
  return response
}
