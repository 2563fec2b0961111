import type { RenderNode } from '@vitrine/cms-renderer/nodes/renderNode'
import { plainMessage } from './serverMessages.server.js'

const ROW = 'vitrine:components/product-recommendations'
const details: ReadonlySet<string> = new Set([
  'vitrine:components/product-detail',
  'vitrine:components/pre-owned-product-detail',
])

/**
 * Puts product recommendations below the piece of a detail page (Spec §2 "Product detail page"), unless its editors have
 * placed some. The row is a part like any other: its room is in the HTML, its code comes after the page.
 */
export function withRelatedPieces(
  nodes: readonly RenderNode[],
  brand: string | undefined,
  localeId: string,
): readonly RenderNode[] {
  const place = nodes.findIndex(({ template }) => details.has(template))
  if (place === -1 || nodes.some(({ template }) => template === ROW)) return nodes
  const row: RenderNode = {
    id: `${ROW}/related`,
    template: ROW,
    props: { title: plainMessage('product.related', localeId), brand },
  }
  return nodes.toSpliced(place + 1, 0, row)
}
