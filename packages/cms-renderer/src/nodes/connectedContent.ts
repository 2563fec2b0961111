import type { StoreDetailsData } from '@vitrine/ui/StoreLocationDetails'
import { type CmsNode, isNode } from './cmsNode.js'
import { parseReference } from './references.js'

/** A partner brand page configured in the CMS (`iframe-config`), checked against the host's allow-list. */
export interface PartnerFrame {
  /** Absolute URL. */
  readonly src: string
  readonly title: string
  /** px; null = not configured. */
  readonly height: number | null
  /** Whether it may be embedded; otherwise a link to it is shown. */
  readonly isAllowed: boolean
}

/** Data that components need besides products and categories. */
export interface ConnectedContent {
  /** All boutiques, those of the current country first; null = not requested, or commerce did not respond. */
  readonly stores: readonly StoreDetailsData[] | null
  /** Configured frames by key. */
  readonly frames: ReadonlyMap<string, PartnerFrame>
  /** The boutique of the page. */
  readonly storeId: string | null
}

/** Which connected content a tree needs. */
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

/** Determines which connected content a tree needs, so that the host loads nothing unnecessary. */
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
