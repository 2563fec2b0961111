import { ContentFault } from './ContentFault.js'
import type { CampaignPage, ContentComponent, ContentPage } from './contentTypes.js'
import { type Json, readString } from './readers.js'

/** Page template of campaigns, without its prefix. */
export const CAMPAIGN_TEMPLATE = 'managed-campaign'

/** Folder of the campaigns: the storefront asks for paths that hold it in another place (Spec §7). */
const FOLDER = '/campaign/'

/** What a campaign has beside the fields of a page. @throws ContentFault */
export function readCampaign(page: ContentPage, json: Json): CampaignPage {
  const { file, path } = page
  if (!path.startsWith(FOLDER) || path.indexOf('/', FOLDER.length) >= 0)
    throw new ContentFault(`${file}, path`, `must be ${FOLDER} and one name, as its template is ${CAMPAIGN_TEMPLATE}.`)
  if (page.onlyIn !== null || page.main.some(hasOnlyIn))
    throw new ContentFault(`${file}, onlyIn`, 'has no effect: campaigns are asked for without a country.')
  const start = readMoment(json.start, `${file}, start`)
  const end = readMoment(json.end, `${file}, end`)
  if (start !== null && end !== null && end <= start) throw new ContentFault(`${file}, end`, 'must be after start.')
  return { ...page, start, end }
}

/** Whether a campaign is shown at a moment in epoch milliseconds. */
export function isInTime({ start, end }: CampaignPage, now: number): boolean {
  return (start === null || now >= start) && (end === null || now < end)
}

function hasOnlyIn({ onlyIn, fields }: ContentComponent): boolean {
  return (
    onlyIn !== null || [...fields.values()].some((value) => value.kind === 'components' && value.items.some(hasOnlyIn))
  )
}

/** A moment with its offset from UTC, such as 2026-11-23T00:00:00+01:00; null when it is not there. */
function readMoment(value: unknown, place: string): number | null {
  if (value === undefined) return null
  const moment = readString(value, place)
  const time = /^\d{4}-\d\d-\d\dT[\d:.]{5,12}(?:Z|[+-]\d\d:\d\d)$/.test(moment) ? Date.parse(moment) : Number.NaN
  if (Number.isNaN(time))
    throw new ContentFault(place, `"${moment}" is no moment. Write it like 2026-11-23T00:00:00+01:00.`)
  return time
}
