import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { storeResponse } from './storedResponse.js'

const html = `<!doctype html>${'<p>Meridian</p>'.repeat(200)}`
const freshness = { maxAge: 60, staleWhileRevalidate: 60, staleIfError: 300 }
const store = (body: string, compresses = true) =>
  storeResponse({ status: 200, contentType: 'text/html', body, headers: {}, freshness, tags: [] }, {}, { compresses })

describe('a stored response', () => {
  it('contains brotli from the start, and creates gzip at the first request for it', async () => {
    const { body } = await store(html)
    expect(body('br')).toBeInstanceOf(Buffer)
    const first = body('gzip')
    expect(first).toBeInstanceOf(Promise)
    expect(body('gzip')).toBe(first)
    const bytes = await first
    expect(gunzipSync(bytes).toString()).toBe(html)
    expect(body('gzip')).toBe(bytes)
  })

  it.each([
    ['a small body', 'short', true],
    ['a body that a CDN compresses', html, false],
  ])('does not compress %s', async (_name, text, compresses) => {
    const { body, encodings } = await store(text, compresses)
    expect(encodings).toEqual(['identity'])
    expect(body('br')).toEqual(Buffer.from(text))
  })
})
