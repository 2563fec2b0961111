import { afterEach, expect, it, vi } from 'vitest'
import { fetchLocaleResources } from './localeStore.js'

const shell = { localeId: 'de-CH' }
const answers = (texts: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async (url: string) => (url.startsWith('/apis/shell') ? Response.json(shell) : texts()))

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  ['missing', () => new Response('Not found', { status: 404 })],
  ['no JSON', () => new Response('<html>')],
  ['unreachable', () => Promise.reject(new TypeError('fetch failed'))],
])('falls back to inline texts when a translation file is %s (Spec §7, §8)', async (_, texts) => {
  answers(texts)
  expect(await fetchLocaleResources('de-CH')).toEqual({ shell, messages: {} })
})

it('returns a translation file unchanged', async () => {
  answers(() => Response.json({ 'shell.home': 'Start' }))
  expect((await fetchLocaleResources('de-CH')).messages).toEqual({ 'shell.home': 'Start' })
})
