import type { CmsNode } from './cmsNode.js'
import { readBoolean, readRaw, readText } from './fieldReaders.js'
import { parseReference } from './references.js'

/** What a page node says about itself; known before anything that it refers to is loaded. */
export interface PageFacts {
  readonly id: string
  /** Node name, e.g. `watches` (page context "nodeName"). */
  readonly name: string
  /** Template id of the page. */
  readonly template: string
  /** Title without the brand; '' on virtual pages, which take their product's or category's name. */
  readonly title: string
  readonly description: string | null
  readonly isNoIndex: boolean
  readonly lastModified: string
  /** Product or category that the page is about, where an editor made it a page of its own. */
  readonly productId: string | null
  readonly categoryId: string | null
  /** Boutique that the page is about. */
  readonly storeId: string | null
  /** ISO date on which an article appeared, as the CMS holds it; not checked. */
  readonly published: string | null
  /** Who wrote an article. */
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
