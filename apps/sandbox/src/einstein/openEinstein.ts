import type { LightMyRequestResponse } from 'fastify'
import type { CommerceContext } from '../commerce/commerceContext.js'
import { registerCommerce } from '../commerce/registerCommerce.js'
import { openSandbox } from '../openSandbox.js'
import type { Catalogue } from '../seed/seedTypes.js'
import { EINSTEIN_CLIENT_ID } from './einsteinConfig.js'
import { registerEinstein } from './registerEinstein.js'

/** The acting user in the tests. */
export const TEST_USER = { cookieId: 'usid-1', realm: 'zzvi', instanceType: 'sbx' }

/** The recommendation service with a stopped clock. */
export interface TestEinstein {
  readonly commerce: CommerceContext
  /** Epoch milliseconds. */
  readonly now: number
  /**
   * @param path after `/v3/`
   * @param body a value to send as JSON, or raw text
   */
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>
  /** Any other call. */
  call(
    method: 'GET' | 'OPTIONS',
    path: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

const client = { 'x-cq-client-id': EINSTEIN_CLIENT_ID }

/** Opens the service; calls send the client id unless they set their own headers. */
export async function openEinstein(catalogue: Catalogue): Promise<TestEinstein> {
  const now = Date.UTC(2026, 10, 20, 12)
  const { app, context } = openSandbox({ catalogue, now: () => now })
  const commerce = await registerCommerce(app, context)
  await registerEinstein(app, commerce)
  return {
    commerce,
    now,
    post: (path, body, headers = client) =>
      app.inject({
        method: 'POST',
        url: `/v3/${path}`,
        headers: { 'content-type': 'application/json', ...headers },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    call: (method, path, headers = client) => app.inject({ method, url: `/v3/${path}`, headers }),
    close: () => app.close(),
  }
}
