import type { LinkData } from '@vitrine/ui/Link'
import { attachCategory } from '../nodes/attachReferences.js'
import { type CmsNode, type CmsValue, isNode } from '../nodes/cmsNode.js'
import { readRaw, readText } from '../nodes/fieldReaders.js'
import { readAddress } from '../nodes/readAddress.js'
import { parseReference } from '../nodes/references.js'
import type { ParseContext } from '../nodes/renderNode.js'

/**
 * The link of a node: the composite `{label, href, type, target}`; `{label, categoryId}` or `{label, productId}` for a
 * page of the shop; an address, a page node or an expanded reference; or the first entry of a list. Without a label it
 * uses the title of the target, else the title of the node. undefined = no link, or one that must not be followed.
 */
export function readLink(node: CmsNode, ctx: ParseContext, name = 'link'): LinkData | undefined {
  const link = first(node.fields.get(name))
  if (!isNode(link)) return labelled(ctx.rewriteLink(readAddress(link)), readText(node, 'title'))
  const shopLink = productLink(link, ctx) ?? categoryLink(link, ctx)
  const target = shopLink ?? ctx.rewriteLink(readAddress(link), wishOf(link))
  return labelled(target, readText(link, 'label') || (shopLink?.label ?? titleOf(link)) || readText(node, 'title'))
}

function labelled(target: Omit<LinkData, 'label'> | null, label: string): LinkData | undefined {
  return target && label ? { ...target, label } : undefined
}

function first(value: CmsValue | undefined): CmsValue | undefined {
  return typeof value === 'object' && value !== null && !isNode(value) ? value[0] : value
}

/** Title of an expanded page: the link itself, or its `href`. */
function titleOf(link: CmsNode): string {
  const page = link.fields.get('href')
  return readText(isNode(page) ? page : link, 'title')
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
