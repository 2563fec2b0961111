import { type Activity, sendActivity } from '../client/einstein.js'
import { useEinstein } from './useEinstein.js'

/** Reports an activity of the shopper. Never rejects. */
export type ReportActivity = (activity: Activity) => Promise<object>

/**
 * Returns the function that reports activities to the recommendation service. Sends nothing unless do-not-track is
 * false; ignores failures (Spec §7).
 */
export function useActivities(dnt: boolean | null): ReportActivity {
  const einstein = useEinstein(dnt)
  return (activity) => sendActivity(einstein, activity)
}
