import { compilePage, compilePageProperties } from './compilePage.js'
import type { CampaignPage, ContentPage } from './contentTypes.js'
import type { ContentSource } from './createContentSource.js'
import { type DeliveryNode, isNode } from './deliveryNode.js'
import { kitchenSinkPages } from './kitchenSink.js'
import type { PageView } from './pageView.js'

/** Pages of the CMS by country and path. */
export interface PageStore {
  /** Source of a page; a page of the country has priority over one for all. */
  find(country: string, path: string): ContentPage | null
  /** The page, or a node inside it (`/about/main/0`). */
  read(country: string, path: string, view: PageView): DeliveryNode | null
  /** Child pages in order, without areas. */
  children(country: string, path: string, view: PageView): readonly DeliveryNode[]
  /** Every page of a country. */
  all(country: string): readonly ContentPage[]
  /** Compiles a page for a country of the website, or null = the campaigns, which have no country. */
  compile(page: ContentPage, country: string | null, view: PageView): DeliveryNode
  /** A campaign by its path, inside or outside its time. */
  findCampaign(path: string): CampaignPage | null
  /** A campaign, or a node inside it. */
  readCampaign(path: string, view: PageView): DeliveryNode | null
}

/** Compiles pages on first use and caches the result as long as the page exists. */
export function createPageStore(content: ContentSource): PageStore {
  const compiled = new WeakMap<ContentPage, Map<string, DeliveryNode>>()
  const kitchenSink = kitchenSinkPages()
  const compile = (page: ContentPage, country: string | null, view: PageView): DeliveryNode => {
    const { language, variants, audience } = view
    const place = { country, language, variants, audience }
    // Requests may name any audience, so these results are not cached.
    if (audience !== null) return compilePage(page, place)
    const ofPage = compiled.get(page) ?? new Map<string, DeliveryNode>()
    compiled.set(page, ofPage)
    const key = `${country ?? ''} ${language} ${variants}`
    const node = ofPage.get(key) ?? compilePage(page, place)
    ofPage.set(key, node)
    return node
  }
  const all = (country: string) => {
    const shown = content.current().pages.filter(({ onlyIn }) => onlyIn === null || onlyIn.includes(country))
    const own = new Set(shown.filter(({ onlyIn }) => onlyIn !== null).map(({ path }) => path))
    return [...shown.filter(({ onlyIn, path }) => onlyIn !== null || !own.has(path)), ...kitchenSink]
  }
  const find = (country: string, path: string) => {
    const wanted = path === '' || path === '/home' ? '/' : path
    return all(country).find((page) => page.path === wanted) ?? null
  }
  const read = (country: string, path: string, view: PageView): DeliveryNode | null => {
    const page = find(country, path)
    if (page) return compile(page, country, view)
    return childNode(path, (parent) => read(country, parent, view))
  }
  const findCampaign = (path: string) => content.current().campaigns.find((page) => page.path === path) ?? null
  const readCampaign = (path: string, view: PageView): DeliveryNode | null => {
    const page = findCampaign(path)
    if (page) return compile(page, null, view)
    return childNode(path, (parent) => readCampaign(parent, view))
  }
  return {
    find,
    read,
    all,
    compile,
    findCampaign,
    readCampaign,
    children: (country, path, { language, variants, audience }) => {
      const parent = path === '' || path === '/home' ? '/' : path
      return all(country)
        .filter((page) => page.path !== '/' && parentOf(page.path) === parent)
        .map((page) => compilePageProperties(page, { country, language, variants, audience }))
    },
  }
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/'
}

/** The node at a path below a page: a child of the node at the parent path. */
function childNode(path: string, read: (parent: string) => DeliveryNode | null): DeliveryNode | null {
  const cut = path.lastIndexOf('/')
  if (cut < 0) return null
  const parent = read(path.slice(0, cut))
  const child = parent?.['@nodes'].includes(path.slice(cut + 1)) ? parent[path.slice(cut + 1)] : undefined
  return isNode(child) ? child : null
}
