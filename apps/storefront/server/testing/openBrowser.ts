import type { LightMyRequestResponse } from 'fastify'
import type { Host, HostOptions } from '../createHost.js'
import { type FakePlatform, openFakePlatform } from './fakePlatform.js'
import { openHost, OWN_PAGE } from './openHost.js'

/** A browser on one of our pages: keeps cookies, sends them back. */
export interface TestBrowser {
  readonly server: Host['server']
  /** ms since 1970; the host's clock. */
  readonly clock: { now: number }
  /** Cookies by name. A deleted one is gone. */
  readonly jar: Map<string, string>
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<LightMyRequestResponse>
}

/** A browser before a host whose platform is a fake one. */
export async function openBrowser(
  environment: Readonly<Record<string, string>> = {},
  options: Partial<HostOptions> = {},
): Promise<TestBrowser & { readonly platform: FakePlatform }> {
  const platform = await openFakePlatform()
  const browser = await openBrowserAt({ COMMERCE_BASE_URL: platform.url, ...environment }, options)
  return { ...browser, platform }
}

/** A browser before a host that calls what the environment says. */
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
        headers: { ...OWN_PAGE, cookie, ...headers },
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
