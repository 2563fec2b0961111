import { createSandbox } from '@vitrine/sandbox/createSandbox'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { parseEnvironment } from '../../config/env.server.js'
import { createStorefrontApp } from '../../entry.server.js'
import type { PageResult } from '../../contract/pageData.js'
import { noAssets } from '../../testing/noAssets.js'

type Sandbox = Awaited<ReturnType<typeof createSandbox>>

const origin = 'https://vitrine.example'
const upstream = 'http://127.0.0.1:4010'
const log = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() }

// Page facts required by Spec §2, §8 and §9, with CMS responses only; the commerce platform is not called.
describe('a CMS page', () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await createSandbox()
  })
  afterAll(() => sandbox.close())

  const resolve = async (path: string, deadPath = '/none'): Promise<Extract<PageResult, { kind: 'data' }>> => {
    const config = parseEnvironment({
      COMMERCE_BASE_URL: upstream,
      CMS_BASE_URL: upstream,
      IMAGE_BASE_URL: upstream,
      PUBLIC_ORIGIN: 'http://localhost:3000',
    })
    const app = createStorefrontApp({
      config: { ...config, publicOrigin: origin },
      fetch: async (input) => {
        const { pathname, search } = new URL(input instanceof Request ? input.url : input)
        if (pathname.startsWith(deadPath)) throw new TypeError('fetch failed')
        const answer = await sandbox.inject(pathname + search)
        return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': 'application/json' } })
      },
      getGuestToken: () => Promise.resolve('token'),
      log,
      assets: noAssets,
      buildId: 'b1',
    })
    const result = await app.resolve(new URL(path, origin))
    if (result.kind !== 'data') throw new Error(`${path} redirects to ${result.location}.`)
    return result
  }

  it('has a title of the form "{title} | {brand}" (Spec §2)', async () => {
    const { page } = await resolve('/ch/de/service/delivery')
    expect(page.head.title).toMatch(/^\S.* \| Halbrenn$/)
  })

  it('is cached by shared caches for 900 s (Spec §9)', async () => {
    const { cache } = await resolve('/ch/de/service/delivery')
    expect(cache).toMatchObject({ maxAge: 900, staleWhileRevalidate: 900 })
  })

  it('uses the static site config when the CMS returns none, and logs the failure (Spec §7, §8)', async () => {
    log.warn.mockClear()
    const { page } = await resolve('/ch/de/service/delivery', '/.rest/site-config')
    expect(page.status).toBe(200)
    expect(log.warn).toHaveBeenCalledWith(expect.anything(), 'site-config failed; the static config applies')
  })

  it('has no alternates when canonical-links fails (Spec §8)', async () => {
    const { page } = await resolve('/ch/de/service/delivery', '/.rest/canonical-links')
    expect(page.head.alternates).toEqual([])
    expect(page.head.canonical).toBe(`${origin}/ch/de/service/delivery`)
  })
})
