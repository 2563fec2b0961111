import type { FastifyInstance } from 'fastify'
import type { StorefrontConfig } from '../../app/config/env.server.js'
import type { StorefrontApp } from '../../app/contract/hostContract.js'
import { createGeolocation } from '../context/createGeolocation.js'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import type { Sessions } from '../session/createSessions.js'
import type { SessionCookies } from '../session/sessionCookies.js'
import { createVisitorPlaces } from './createVisitorPlaces.js'
import { registerEntry } from './registerEntry.js'
import { registerLocationSuggestion } from './registerLocationSuggestion.js'

/** Registers the redirects and suggestions by the visitor's place. */
export function registerPlaces(
  server: FastifyInstance,
  options: {
    readonly config: StorefrontConfig
    readonly app: Pick<StorefrontApp, 'placeTarget'>
    readonly fetch: typeof fetch
    readonly sessions: Sessions
    readonly cookies: SessionCookies
    readonly errors: ErrorReplies
    readonly now: () => number
  },
): void {
  const { config } = options
  const onFault = (error: unknown) => server.log.warn({ err: error }, 'The place of a visitor could not be determined')
  const places = createVisitorPlaces({
    ...options,
    geolocation: createGeolocation({ ...options, onFault }),
    isDevelopment: config.mode === 'development',
  })
  registerEntry(server, { ...options, places })
  registerLocationSuggestion(server, { ...options, places })
}
