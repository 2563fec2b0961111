import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sendFile } from './sendFile.js'

const FILE_NAME = /^[a-z0-9][a-z0-9-]*\.(mp4|webm)$/

/** Serves the loops of `folder` under `/media/video/`. */
export function registerVideo(app: FastifyInstance, folder: string): void {
  app.get<{ Params: { file: string } }>('/media/video/:file', async (request, reply) => {
    const { file } = request.params
    const type = `video/${FILE_NAME.exec(file)?.[1] ?? ''}`
    if (FILE_NAME.test(file) && (await sendFile(request, reply, { path: join(folder, file), type }))) return reply
    return reply.code(404).send({ status: 404, title: 'Not Found', detail: `There is no video "${file}".` })
  })
}
