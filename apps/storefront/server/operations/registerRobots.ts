import type { FastifyInstance } from 'fastify'

/** Crawlers stay out of the interfaces and of refined listings; everything else is open. */
export function registerRobots(server: FastifyInstance): void {
  const text = ['User-agent: *', 'Disallow: /apis/', 'Disallow: /*?*refine=', 'Disallow: /*/search?', ''].join('\n')
  server.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text),
  )
}
