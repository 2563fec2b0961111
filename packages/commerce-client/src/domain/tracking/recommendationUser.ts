import type { EinsteinUser } from '../../types/einstein.js'

/** Shopper data needed to record an activity. */
export interface RecommendationShopper {
  readonly usid: string | undefined
  /** `enc_user_id` of the token. */
  readonly encUserId: string | undefined
  readonly isRegistered: boolean
}

/** User fields of an activity: the user id is sent only for registered shoppers (Spec §6). */
export function recommendationUser({
  usid,
  encUserId,
  isRegistered,
}: RecommendationShopper): Pick<EinsteinUser, 'cookieId' | 'userId'> {
  return { ...(usid && { cookieId: usid }), ...(isRegistered && encUserId && { userId: encUserId }) }
}
