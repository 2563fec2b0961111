import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseRange } from './parseRange.js'

/** Sends a file with byte ranges, which players need to seek; false = no such file, and nothing is sent. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, type }: { readonly path: string; readonly type: string },
): Promise<boolean> {
  const info = await stat(path).catch(() => null)
  if (info === null) return false
  const etag = `"${info.size.toString(16)}-${Math.round(info.mtimeMs).toString(16)}"`
  void reply.header('accept-ranges', 'bytes').header('cache-control', 'public, max-age=86400').header('etag', etag)
  if (request.headers['if-none-match'] === etag) {
    void reply.code(304).send()
    return true
  }
  const range = parseRange(request.headers.range, info.size)
  if (range.kind === 'unsatisfiable') {
    void reply.code(416).header('content-range', `bytes */${info.size}`).send()
    return true
  }
  const { start, end } = range
  if (range.kind === 'part') void reply.code(206).header('content-range', `bytes ${start}-${end}/${info.size}`)
  void reply.type(type).header('content-length', end - start + 1)
  void reply.send(request.method === 'HEAD' ? null : createReadStream(path, { start, end }))
  return true
}
