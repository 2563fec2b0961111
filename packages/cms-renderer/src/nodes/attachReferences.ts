import type { ProductTileData } from '@vitrine/ui/ProductTile'
import type { CmsNode } from './cmsNode.js'
import { parseReferences } from './references.js'
import type { CategoryLink, ParseContext } from './renderNode.js'

/**
 * Tiles of the products that a field references, in its order; a product that was not found is dropped and reported.
 */
export function attachProducts(node: CmsNode, field: string, ctx: ParseContext): readonly ProductTileData[] {
  const ids = new Set(parseReferences(node.fields.get(field)))
  return [...ids].flatMap((id) => {
    const tile = ctx.products.get(id)
    if (!tile) ctx.report({ kind: 'missingProduct', nodeId: node.id, template: node.template, detail: id })
    return tile ? [tile] : []
  })
}

/** The category that a field references; null when there is none or it was not found (reported). */
export function attachCategory(node: CmsNode, field: string, ctx: ParseContext): CategoryLink | null {
  const [id] = parseReferences(node.fields.get(field))
  return id === undefined ? null : foundCategory(id, node, ctx)
}

/** The categories that a field references, in its order; a category that was not found is dropped and reported. */
export function attachCategories(node: CmsNode, field: string, ctx: ParseContext): readonly CategoryLink[] {
  const ids = new Set(parseReferences(node.fields.get(field)))
  return [...ids].flatMap((id) => foundCategory(id, node, ctx) ?? [])
}

function foundCategory(id: string, node: CmsNode, ctx: ParseContext): CategoryLink | null {
  const category = ctx.categories.get(id) ?? null
  if (!category) ctx.report({ kind: 'missingCategory', nodeId: node.id, template: node.template, detail: id })
  return category
}
