import { entries, isRecord, stringOr } from './unknownJson.js'

/** One entry of a link list as the CMS sends it; its address still has to pass through `createRewriteLink`. */
export interface CmsLink {
  readonly label: string
  readonly href: string
  readonly type: 'internal' | 'external' | 'sfraLinkReference'
  readonly opensNewTab: boolean
}

/** Link lists by key (`header`, footer columns ...). */
export type LinkLists = Readonly<Record<string, readonly CmsLink[]>>

/** Maximum number of entries read from a list, because the lists are part of every page. */
const MAX_LINKS = 100

/** Reads the websiteconfig/links response; drops entries without a label or an address. */
export function readLinkLists(body: unknown): LinkLists {
  const lists: Record<string, readonly CmsLink[]> = {}
  for (const [key, list] of entries(body)) {
    if (Array.isArray(list))
      lists[key] = list
        .slice(0, MAX_LINKS)
        .filter(isRecord)
        .map(readLink)
        .filter((link) => link.label !== '' && link.href !== '')
  }
  return lists
}

function readLink(link: Readonly<Record<string, unknown>>): CmsLink {
  const type = link.type === 'external' || link.type === 'sfraLinkReference' ? link.type : 'internal'
  return { label: stringOr(link.label, ''), href: stringOr(link.href, ''), type, opensNewTab: link.target === '_blank' }
}
