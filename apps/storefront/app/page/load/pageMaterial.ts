import type { CmsNode } from '@vitrine/cms-renderer/nodes/cmsNode'
import type { Category } from '@vitrine/commerce-client/types/category'
import type { Product } from '@vitrine/commerce-client/types/product'
import type { CanonicalFacts } from '../head/pageLinks.js'

/** Inputs of a page. */
export interface PageMaterial {
  readonly node: CmsNode
  readonly kind: 'page' | 'virtualPage' | 'notFound'
  readonly product: Product | null
  readonly category: Category | null
  readonly links: CanonicalFacts | null
}
