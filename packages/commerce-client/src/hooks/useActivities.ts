import { noContent } from '../client/operation.js'
import { mayTrack } from '../domain/tracking/doNotTrack.js'
import type { EinsteinActivities, EinsteinActivityName } from '../types/einstein.js'
import { useCommerce } from './CommerceProvider.js'

/** Reports what a shopper does. Never rejects. */
export type ReportActivity = <Name extends EinsteinActivityName>(
  name: Name,
  activity: EinsteinActivities[Name],
) => Promise<void>

/**
 * Gives the function that reports activities to the recommendation service. Unless do-not-track is false nothing is sent;
 * a failure is swallowed (Spec §7).
 */
export function useActivities(dnt: boolean | null): ReportActivity {
  const { sessions } = useCommerce()
  return async (name, activity) => {
    if (mayTrack(dnt))
      await sessions.request(`POST /einstein/activities/${name}`, noContent, activity).catch(() => undefined)
  }
}
