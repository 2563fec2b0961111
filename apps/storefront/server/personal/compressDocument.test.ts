import { brotliDecompressSync } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { describe, expect, it } from 'vitest'
import { compressDocument } from './compressDocument.js'

const html = '<!doctype html>'.repeat(100)

async function send(accepted: string | undefined) {
  const headers = new Map<string, unknown>()
  const header: FastifyReply['header'] = function header(this: FastifyReply, name, value) {
    headers.set(name, value)
    return this
  }
  const body = await compressDocument(html, accepted, { header })
  return { body, headers }
}

describe('compressDocument', () => {
  it.each(['br', 'gzip, deflate, br', 'gzip;q=0.5, BR;q=0.8'])('compresses for %s', async (accepted) => {
    const { body, headers } = await send(accepted)
    expect(headers.get('content-encoding')).toBe('br')
    expect(Buffer.isBuffer(body) && body.length < html.length / 2).toBe(true)
    expect(Buffer.isBuffer(body) && String(brotliDecompressSync(body))).toBe(html)
  })

  it.each([undefined, '', 'gzip', 'br;q=0', 'xbr'])('sends plain text for %s', async (accepted) => {
    const { body, headers } = await send(accepted)
    expect(body).toBe(html)
    expect(headers.has('content-encoding')).toBe(false)
    expect(headers.get('vary')).toBe('accept-encoding')
  })
})
