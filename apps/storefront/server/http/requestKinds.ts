import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route uses page addresses but bypasses the page cache and the page renderer. */
    isBesidePages?: boolean
  }
}

/**
 * Page addresses that are not shared pages: those of another application, those that redirect by the visitor's location,
 * and those rendered for one shopper.
 */
export type RequestKind = 'hybrid' | 'entry' | 'personal'

/** Name of the route constraint, e.g. `server.get('/*', {constraints: {kind: 'hybrid'}})`. */
export const KIND = 'kind'

/**
 * Allows routes to be chosen by the kind of a request, which URL patterns cannot express. Call before registering any
 * route.
 */
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
    // An exception here would end the process, since no error handler runs yet.
    deriveConstraint(request) {
      try {
        return kindOf(request)
      } catch (error) {
        server.log.error({ err: error }, 'The kind of a request could not be determined')
        return undefined
      }
    },
    validate: () => undefined,
  })
}
