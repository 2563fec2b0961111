import type { RenderNode } from '@vitrine/cms-renderer/nodes/renderNode'
import { plainMessage } from './serverMessages.server.js'

const ROW = 'vitrine:components/product-recommendations'
const details: ReadonlySet<string> = new Set([
  'vitrine:components/product-detail',
  'vitrine:components/pre-owned-product-detail',
])

/**
 * Adds product recommendations below the product of a detail page (Spec §2 "Product detail page"), unless editors have
 * placed some. The recommendations are a regular node: space is reserved in the HTML, code loads after hydration.
 */
export function withRelatedProducts(
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
