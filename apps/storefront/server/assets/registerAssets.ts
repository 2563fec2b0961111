import { existsSync, readdirSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR = 'public, max-age=31536000, immutable'

/**
 * Serves the precompressed files of the client build. Their names are hashed, so they never change. A missing file is a
 * short 404, never a page.
 */
export async function registerAssets(server: FastifyInstance, clientDirectory: string): Promise<void> {
  if (!existsSync(`${clientDirectory}/assets`)) return
  await server.register(fastifyStatic, {
    root: `${clientDirectory}/assets`,
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      void reply.header('cache-control', YEAR)
    },
  })
  server.get('/assets/', (_request, reply) => reply.callNotFound())
  for (const file of readdirSync(clientDirectory, { withFileTypes: true })) {
    if (!file.isFile() || !/\.(?:ico|svg|png|webmanifest|txt)$/.test(file.name)) continue
    server.get(`/${file.name}`, (_request, reply) => {
      void reply.header('cache-control', 'public, max-age=86400')
      return reply.sendFile(file.name, clientDirectory, { cacheControl: false })
    })
  }
}
