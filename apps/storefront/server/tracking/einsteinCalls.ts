import type { z } from 'zod'
import { ID_PATTERN } from '../bff/calls/fields.js'
import { activityBodies, recsBody } from './einsteinBodies.js'

/** An allowed call of the recommendation service. */
export interface EinsteinCall {
  /** Path after `/v3/`. */
  readonly path: string
  /** null = there is no body. */
  readonly body: z.ZodType<object> | null
}

/** The service's calls with their body schemas. */
const calls: readonly (readonly [call: string, body: EinsteinCall['body']])[] = [
  ['GET personalization/recommenders/{site}', null],
  ['POST personalization/recs/{site}/{name}', recsBody],
  ['POST personalization/{site}/zones/{name}/recs', recsBody],
  ...Object.entries(activityBodies).map(([name, body]) => [`POST activities/{site}/${name}`, body] as const),
]

/**
 * Finds the allowed call of a method and a path below `/apis/einstein/`, which equals the path at the service. Replaces
 * the site in it with ours. null = not allowed.
 *
 * @param site `{realm}-{site}`, known only to the server
 */
export function findEinsteinCall(method: string, path: string, site: string): EinsteinCall | null {
  const given = `${method} ${path}`.split('/')
  for (const [call, body] of calls) {
    const parts = call.split('/')
    const isMeant = (part: string, at: number) =>
      part.startsWith('{') ? ID_PATTERN.test(given[at] ?? '') : part === given[at]
    if (given.length !== parts.length || !parts.every(isMeant)) continue
    const filled = parts.map((part, at) => (part === '{site}' ? site : given[at]))
    return { path: filled.join('/').slice(method.length + 1), body }
  }
  return null
}
