import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { parseRange } from './parseRange.js'

const FILE_NAME = /^[a-z0-9][a-z0-9-]*\.(mp4|webm)$/

/** Serves the loops of `folder` under `/media/video/`, with byte ranges (players need them to seek). */
export function registerVideo(app: FastifyInstance, folder: string): void {
  app.get<{ Params: { file: string } }>('/media/video/:file', async (request, reply) => {
    const { file } = request.params
    const path = join(folder, file)
    const info = FILE_NAME.test(file) ? await stat(path).catch(() => null) : null
    if (info === null) {
      return reply.code(404).send({ status: 404, title: 'Not Found', detail: `There is no video "${file}".` })
    }
    const etag = `"${info.size.toString(16)}-${Math.round(info.mtimeMs).toString(16)}"`
    reply.header('accept-ranges', 'bytes').header('cache-control', 'public, max-age=86400').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()

    const range = parseRange(request.headers.range, info.size)
    if (range.kind === 'unsatisfiable') {
      return reply.code(416).header('content-range', `bytes */${info.size}`).send()
    }
    const { start, end } = range
    if (range.kind === 'part') reply.code(206).header('content-range', `bytes ${start}-${end}/${info.size}`)
    reply.type(`video/${file.endsWith('.webm') ? 'webm' : 'mp4'}`).header('content-length', end - start + 1)
    return reply.send(request.method === 'HEAD' ? null : createReadStream(path, { start, end }))
  })
}
