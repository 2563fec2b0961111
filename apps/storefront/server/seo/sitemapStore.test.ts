import { gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import type { SitemapData } from '../../app/contract/sitemapEntry.js'
import { createSitemapStore } from './sitemapStore.js'

const data = (path: string): SitemapData => ({
  locales: [{ id: 'de-CH', alias: 'ch/de' }],
  entries: [{ path, localeIds: ['de-CH'], lastModified: null, image: null }],
})
const HOUR = 3_600_000

function open(answers: readonly (() => Promise<SitemapData>)[]) {
  let time = 0
  const read = vi.fn(() => (answers[Math.min(read.mock.calls.length, answers.length) - 1] ?? answers[0] ?? never)())
  const onError = vi.fn<(error: unknown) => void>()
  const store = createSitemapStore({ origin: 'https://vitrine.example', read, now: () => time, onError })
  const text = async (name: string) => {
    const file = await store.file(name)
    return file && gunzipSync(file).toString()
  }
  return { store, text, read, onError, pass: (ms: number) => (time += ms) }
}
const never = () => Promise.reject(new Error('no answer'))

describe('the sitemap store', () => {
  it('builds once for simultaneous requests', async () => {
    const { text, read } = open([async () => data('/a')])
    const [index, file] = await Promise.all([text('index'), text('ch-de-1.xml')])
    expect(index).toContain('/sitemaps/ch-de-1.xml')
    expect(file).toContain('/ch/de/a<')
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('returns null for other file names', async () => {
    expect(await open([async () => data('/a')]).text('ch-de-2.xml')).toBeNull()
  })

  it('serves the old one while a new one is built', async () => {
    const { text, pass } = open([async () => data('/a'), async () => data('/b')])
    await text('index')
    pass(HOUR)
    expect(await text('ch-de-1.xml')).toContain('/ch/de/a<')
    await vi.waitFor(async () => expect(await text('ch-de-1.xml')).toContain('/ch/de/b<'))
  })

  it('keeps the last good one when an upstream fails, and retries after a minute', async () => {
    const { text, read, onError, pass } = open([async () => data('/a'), never])
    await text('index')
    pass(HOUR)
    await text('index')
    await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1))
    expect(await text('ch-de-1.xml')).toContain('/ch/de/a<')
    expect(read).toHaveBeenCalledTimes(2)
    pass(60_000)
    await text('index')
    expect(read).toHaveBeenCalledTimes(3)
  })

  it('fails while there is none yet, without calling a failing back end again immediately', async () => {
    const { store, read } = open([never])
    await expect(store.file('index')).rejects.toThrow('no answer')
    await expect(store.file('index')).rejects.toThrow('no answer')
    expect(read).toHaveBeenCalledTimes(1)
  })
})
