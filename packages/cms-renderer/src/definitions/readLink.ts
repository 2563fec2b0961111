import type { LinkData } from '@vitrine/ui/Link'
import { attachCategory } from '../nodes/attachReferences.js'
import { type CmsNode, isNode } from '../nodes/cmsNode.js'
import { readRaw, readText } from '../nodes/fieldReaders.js'
import { parseReference } from '../nodes/references.js'
import type { ParseContext } from '../nodes/renderNode.js'

/**
 * The composite `link` of a node: `{label, href, type, target}`, or `{label, categoryId}` and `{label, productId}` for a
 * page of the shop. undefined = no link, or one that must not be followed.
 */
export function readLink(node: CmsNode, ctx: ParseContext, name = 'link'): LinkData | undefined {
  const link = node.fields.get(name)
  if (!isNode(link)) return undefined
  const label = readText(link, 'label')
  const shopLink = productLink(link, ctx) ?? categoryLink(link, ctx)
  const target = shopLink ?? ctx.rewriteLink(readRaw(link, 'href'), wishOf(link))
  const text = label || shopLink?.label
  return target && text ? { ...target, label: text } : undefined
}

function wishOf(link: CmsNode) {
  return { type: readRaw(link, 'type'), opensNewTab: readRaw(link, 'target') === '_blank' ? true : undefined }
}

function productLink(link: CmsNode, ctx: ParseContext): LinkData | null {
  const id = parseReference(link.fields.get('productId'))
  const product = id === null ? undefined : ctx.products.get(id)
  return product ? { href: product.href, label: product.name, state: { productId: product.id } } : null
}

function categoryLink(link: CmsNode, ctx: ParseContext): LinkData | null {
  const category = attachCategory(link, 'categoryId', ctx)
  return category && { href: category.href, label: category.name }
}
