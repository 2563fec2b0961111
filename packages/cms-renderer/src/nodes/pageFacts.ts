import type { CmsNode } from './cmsNode.js'
import { readBoolean, readRaw, readText } from './fieldReaders.js'
import { parseReference } from './references.js'

/** Facts that are read from the page node alone, before any referenced data is loaded. */
export interface PageFacts {
  readonly id: string
  /** Node name, e.g. `watches` (page context "nodeName"). */
  readonly name: string
  /** Template id of the page. */
  readonly template: string
  /** Title without the brand; '' on virtual pages, which use the name of their product or category. */
  readonly title: string
  readonly description: string | null
  readonly isNoIndex: boolean
  readonly lastModified: string
  /** Product or category of the page, when an editor created a page for it. */
  readonly productId: string | null
  readonly categoryId: string | null
  /** The boutique of the page. */
  readonly storeId: string | null
  /** ISO date of publication of an article, as stored in the CMS; not validated. */
  readonly published: string | null
  /** Author of an article. */
  readonly author: string | null
}

/** Reads the facts of a page node. */
export function pageFacts(page: CmsNode): PageFacts {
  return {
    id: page.id,
    name: page.name,
    template: page.template,
    title: readText(page, 'title'),
    description: readText(page, 'description') || null,
    isNoIndex: readBoolean(page, 'noIndex'),
    lastModified: page.lastModified,
    productId: parseReference(page.fields.get('productId')),
    categoryId: parseReference(page.fields.get('categoryId')),
    storeId: parseReference(page.fields.get('storeId')),
    published: readRaw(page, 'published') || null,
    author: readText(page, 'author') || null,
  }
}
