import type { LightMyRequestResponse } from 'fastify'
import type { Host, HostOptions } from '../createHost.js'
import { openFakePlatform } from './fakePlatform.js'
import type { FakePlatform } from './platformState.js'
import { openHost, OWN_PAGE } from './openHost.js'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' } as const

/** A browser on one of our pages that stores cookies and sends them back. */
export interface TestBrowser {
  readonly server: Host['server']
  /** ms since 1970; the host's clock. */
  readonly clock: { now: number }
  /** Cookies by name, without deleted ones. */
  readonly jar: Map<string, string>
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    /** An object is sent as JSON, a text as an HTML form. */
    payload?: object | string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<LightMyRequestResponse>
}

/** A browser connected to a host with a fake platform. */
export async function openBrowser(
  environment: Readonly<Record<string, string>> = {},
  options: Partial<HostOptions> = {},
): Promise<TestBrowser & { readonly platform: FakePlatform }> {
  const platform = await openFakePlatform()
  const browser = await openBrowserAt({ COMMERCE_BASE_URL: platform.url, ...environment }, options)
  return { ...browser, platform }
}

/** A browser connected to a host that uses the back ends of the environment. */
export async function openBrowserAt(
  environment: Readonly<Record<string, string>>,
  options: Partial<HostOptions> = {},
): Promise<TestBrowser> {
  const clock = { now: 1_000_000 }
  const { server } = await openHost(environment, { now: () => clock.now, ...options })
  const jar = new Map<string, string>()
  return {
    server,
    clock,
    jar,
    async call(method, url, payload, headers = {}) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await server.inject({
        method,
        url,
        headers: { ...OWN_PAGE, cookie, ...(typeof payload === 'string' && FORM), ...headers },
        ...(payload && { payload }),
      })
      for (const { name, value, maxAge } of response.cookies) {
        if (maxAge === 0) jar.delete(name)
        else jar.set(name, value)
      }
      return response
    },
  }
}
