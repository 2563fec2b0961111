import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers page addresses of its own: no page cache, no page. */
    isBesidePages?: boolean
  }
}

/** Page addresses that are no pages of ours: another application's, or one that leads on by the visitor's place. */
export type RequestKind = 'hybrid' | 'entry'

/** Name of the route constraint, e.g. `server.get('/*', {constraints: {kind: 'hybrid'}})`. */
export const KIND = 'kind'

/** Lets routes be chosen by the kind of a request, which no pattern of the router can say. Before any route. */
export function registerRequestKinds(
  server: FastifyInstance,
  kindOf: (request: IncomingMessage) => RequestKind | undefined,
): void {
  server.addConstraintStrategy({
    name: KIND,
    storage: () => {
      const handlers = new Map()
      return {
        get: (kind) => handlers.get(kind) ?? null,
        set: (kind, handler) => void handlers.set(kind, handler),
      }
    },
    // A throw here would end the process: no handler is there yet to catch it.
    deriveConstraint(request) {
      try {
        return kindOf(request)
      } catch (error) {
        server.log.error({ err: error }, 'The kind of a request could not be told')
        return undefined
      }
    },
    validate: () => undefined,
  })
}
