import type { z } from 'zod'
import { ID_PATTERN } from '../bff/calls/fields.js'
import { activityBodies, recsBody } from './einsteinBodies.js'

/** An allowed call of the recommendation service. */
export interface EinsteinCall {
  /** After `/v3/`. */
  readonly path: string
  /** null = there is no body. */
  readonly body: z.ZodType<object> | null
}

const activities = new Map<string, z.ZodType<object>>(Object.entries(activityBodies))

/**
 * Finds the allowed call of a method and a path below `/apis/einstein/`, which are those of the service. null = not
 * allowed.
 *
 * @param site `{realm}-{site}`, ours whatever the path says
 */
export function findEinsteinCall(method: string, path: string, site: string): EinsteinCall | null {
  const segments = path.split('/')
  if (!segments.every((segment) => ID_PATTERN.test(segment))) return null
  const [first, second, third = '', fourth = '', fifth] = segments
  const count = segments.length
  if (method === 'GET')
    return count === 3 && first === 'personalization' && second === 'recommenders'
      ? { path: `personalization/recommenders/${site}`, body: null }
      : null
  if (method !== 'POST') return null
  if (first === 'activities' && count === 3) {
    const body = activities.get(third)
    return body ? { path: `activities/${site}/${third}`, body } : null
  }
  if (first !== 'personalization') return null
  if (second === 'recs' && count === 4) return { path: `personalization/recs/${site}/${fourth}`, body: recsBody }
  if (third === 'zones' && fifth === 'recs' && count === 5)
    return { path: `personalization/${site}/zones/${fourth}/recs`, body: recsBody }
  return null
}
