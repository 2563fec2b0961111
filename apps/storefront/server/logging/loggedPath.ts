import type { FastifyRequest } from 'fastify'
import { redactText } from './redact.js'

const MAX_LENGTH = 200

declare module 'fastify' {
  interface FastifyRequest {
    /** Label to log when the path identifies a person; null = the path may be logged. */
    loggedAs: string | null
  }
}

/**
 * Label of a request in the log: `/apis/` calls by their route or template, so that ids and names of shoppers are not
 * logged; everything else by its path without the query.
 */
export function loggedPath(request: Pick<FastifyRequest, 'loggedAs' | 'raw' | 'routeOptions'>): string {
  if (request.loggedAs !== null) return request.loggedAs
  const path = request.raw.url?.split('?', 1)[0]?.slice(0, MAX_LENGTH) ?? ''
  if (!path.startsWith('/apis/')) return redactText(path)
  const route = request.routeOptions.url ?? ''
  return route.startsWith('/apis/') ? route : '/apis/*'
}
