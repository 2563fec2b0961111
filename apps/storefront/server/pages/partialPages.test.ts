import { describe, expect, it } from 'vitest'
import { buildResult, fakeApp } from '../testing/fakeApp.js'
import { HOST_NAME, openHost } from '../testing/openHost.js'

const headers = { host: HOST_NAME }

/** A shop whose pages lack a part while `state.isDown`. */
async function open() {
  const state = { isDown: false, now: 0 }
  const resolve = async ({ pathname }: URL) =>
    buildResult({ path: pathname, ...(state.isDown && { isPartial: true, nodes: [] }) })
  const renderDocument = async ({ isPartial }: { readonly isPartial?: boolean | undefined }) =>
    `<!doctype html>${isPartial ? 'gap' : 'whole'}`
  const { server } = await openHost({}, { createApp: fakeApp({ resolve, renderDocument }), now: () => state.now })
  const ask = async () => {
    const { body, headers: got } = await server.inject({ url: '/ch/de', headers })
    return { body: body.replace('<!doctype html>', ''), cache: got['x-cache'], part: got['x-page-state'], got }
  }
  return { state, ask, server }
}

describe('a page of which a part failed', () => {
  it('does not replace the complete copy, for shared caches too', async () => {
    const { state, ask } = await open()
    await ask()
    state.isDown = true
    for (const now of [61_000, 100_000, 200_000, 350_000]) {
      state.now = now
      const { body, part, got } = await ask()
      expect([now, body, part]).toEqual([now, 'whole', undefined])
      expect(got['cache-control']).toContain('s-maxage=60')
    }
  })

  it('is marked, lives for seconds and is replaced by the complete page', async () => {
    const { state, ask, server } = await open()
    state.isDown = true
    const first = await ask()
    expect(first).toMatchObject({ body: 'gap', cache: 'miss', part: 'partial' })
    expect(first.got['cache-control']).toBe(
      'public, max-age=0, s-maxage=5, stale-while-revalidate=10, stale-if-error=0, no-transform',
    )
    expect((await ask()).cache).toBe('hit')
    const json = await server.inject({ url: '/apis/page?path=%2Fch%2Fde', headers })
    expect([json.headers['x-page-state'], json.json().isPartial]).toEqual(['partial', true])
    state.isDown = false
    state.now = 16_000
    expect(await ask()).toMatchObject({ body: 'whole', cache: 'miss', part: undefined })
  })
})
