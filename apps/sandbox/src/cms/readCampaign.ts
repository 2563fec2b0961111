import { ContentFault } from './ContentFault.js'
import type { CampaignPage, ContentComponent, ContentItem, ContentPage, ContentValue } from './contentTypes.js'
import { type Json, readMoment } from './readers.js'

/** Page template of campaigns, without its prefix. */
export const CAMPAIGN_TEMPLATE = 'managed-campaign'

/** Folder of campaigns: the storefront requests paths that contain it from another endpoint (Spec §7). */
const FOLDER = '/campaign/'

/** Reads the campaign fields of a page. @throws ContentFault */
export function readCampaign(page: ContentPage, json: Json): CampaignPage {
  const { file, path } = page
  if (!path.startsWith(FOLDER) || path.indexOf('/', FOLDER.length) >= 0)
    throw new ContentFault(`${file}, path`, `must be ${FOLDER} and one name, as its template is ${CAMPAIGN_TEMPLATE}.`)
  if (page.onlyIn !== null || page.main.some(hasOnlyIn))
    throw new ContentFault(`${file}, onlyIn`, 'has no effect: campaigns are requested without a country.')
  const start = momentOf(json.start, `${file}, start`)
  const end = momentOf(json.end, `${file}, end`)
  if (start !== null && end !== null && end <= start) throw new ContentFault(`${file}, end`, 'must be after start.')
  return { ...page, start, end }
}

/** Whether a campaign is visible at a time in epoch milliseconds. */
export function isInTime({ start, end }: CampaignPage, now: number): boolean {
  return (start === null || now >= start) && (end === null || now < end)
}

function hasOnlyIn({
  onlyIn,
  fields,
  variants = [],
}: ContentItem & Partial<Pick<ContentComponent, 'variants'>>): boolean {
  return (
    onlyIn !== null || variants.some(hasOnlyIn) || [...fields.values()].some((value) => partsOf(value).some(hasOnlyIn))
  )
}

function partsOf(value: ContentValue): readonly ContentItem[] {
  if (value.kind === 'composite') return [value.item]
  return value.kind === 'components' || value.kind === 'list' ? value.items : []
}

function momentOf(value: unknown, place: string): number | null {
  return value === undefined ? null : readMoment(value, place).time
}
