import { type Activity, sendActivity } from '../client/einstein.js'
import { useEinstein } from './useEinstein.js'

/** Reports what a shopper does. Never rejects. */
export type ReportActivity = (activity: Activity) => Promise<object>

/**
 * Gives the function that reports activities to the recommendation service. Unless do-not-track is false nothing is sent;
 * a failure is swallowed (Spec §7).
 */
export function useActivities(dnt: boolean | null): ReportActivity {
  const einstein = useEinstein(dnt)
  return (activity) => sendActivity(einstein, activity)
}
