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
 * Finds the allowed call of a method and a path below `/apis/einstein/`: `POST activities/{name}`, `GET recommenders`,
 * `POST recs/{recommender}`, `POST zones/{zone}/recs`. null = not allowed.
 *
 * @param site `{realm}-{site}`, which only the server knows
 */
export function findEinsteinCall(method: string, path: string, site: string): EinsteinCall | null {
  if (method === 'GET' && path === 'recommenders') return { path: `personalization/recommenders/${site}`, body: null }
  const [kind, name = '', last, ...rest] = path.split('/')
  if (method !== 'POST' || rest.length > 0 || !ID_PATTERN.test(name)) return null
  if (kind === 'zones' && last === 'recs') return { path: `personalization/${site}/zones/${name}/recs`, body: recsBody }
  if (last !== undefined) return null
  if (kind === 'recs') return { path: `personalization/recs/${site}/${name}`, body: recsBody }
  const activity = kind === 'activities' ? activities.get(name) : undefined
  return activity ? { path: `activities/${site}/${name}`, body: activity } : null
}
