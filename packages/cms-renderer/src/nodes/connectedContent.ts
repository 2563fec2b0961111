import type { StoreDetailsData } from '@vitrine/ui/StoreLocationDetails'
import { type CmsNode, isNode } from './cmsNode.js'
import { parseReference } from './references.js'

/** A page of a partner brand that the CMS has configured (`iframe-config`), checked against the host's list. */
export interface PartnerFrame {
  /** Absolute address. */
  readonly src: string
  readonly title: string
  /** px; null = not said. */
  readonly height: number | null
  /** Whether it may be shown inside a page; else a link leads there. */
  readonly isAllowed: boolean
}

/** What parts of a page need from outside, beside products and categories. */
export interface ConnectedContent {
  /** Every boutique, those of the country first; null = nobody asked, or commerce did not answer. */
  readonly stores: readonly StoreDetailsData[] | null
  /** Configured frames by key. */
  readonly frames: ReadonlyMap<string, PartnerFrame>
  /** The boutique that the page is about. */
  readonly storeId: string | null
}

/** Which of it a tree asks for. */
export interface ConnectedNeeds {
  readonly stores: boolean
  readonly frames: boolean
}

const STORE_TEMPLATES = new Set(
  ['contact-form', 'product-contact-form', 'store-finder', 'store-locator', 'store-location-details'].map(
    (name) => `vitrine:components/${name}`,
  ),
)
const FRAME_TEMPLATE = 'vitrine:components/partner-brand-iframe'

/** What a tree needs to be loaded: nothing is asked for in vain. */
export function connectedNeeds(tree: CmsNode): ConnectedNeeds {
  let stores = false
  let frames = false
  const open: CmsNode[] = [tree]
  for (let node = open.pop(); node; node = open.pop()) {
    stores ||= STORE_TEMPLATES.has(node.template) || parseReference(node.fields.get('storeId')) !== null
    frames ||= node.template === FRAME_TEMPLATE
    for (const value of node.fields.values())
      for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) open.push(one)
  }
  return { stores, frames }
}
