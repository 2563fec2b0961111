import type { CloudImageData } from '@vitrine/ui/CloudImage'
import type { FocalImageData } from '@vitrine/ui/FocalImage'
import type { LinkData } from '@vitrine/ui/Link'
import type { ProductTileData } from '@vitrine/ui/ProductTile'
import { readLink } from '../definitions/readLink.js'
import { attachCategories, attachCategory, attachProducts } from '../nodes/attachReferences.js'
import { readBoolean, readChildren, readNumber, readOptionalText, readRaw } from '../nodes/fieldReaders.js'
import type { CmsNode } from '../nodes/cmsNode.js'
import { readAddress } from '../nodes/readAddress.js'
import type { CategoryLink, RenderNode } from '../nodes/renderNode.js'
import { type Field, type Fields, type FieldSource, type FieldValues, readFields } from './field.js'

type Made<T> = Field<T, false> & { readonly required: Field<T, true> }

/** Plain text: entities decoded, tags removed. */
export const text = field({ kind: 'text' }, ({ node }, name) => readOptionalText(node, name))

/** Editor text as sanitised HTML. */
export const html = field({ kind: 'html' }, ({ node, ctx }, name) => ctx.sanitize(readRaw(node, name)) || undefined)

/** Boolean; absent = undefined. */
export const flag = field({ kind: 'flag' }, ({ node }, name) => (readBoolean(node, name) ? true : undefined))

/** A finite number. */
export const number = field({ kind: 'number' }, ({ node }, name) => readNumber(node, name) ?? undefined)

/** A date and time as an ISO string with its offset; undefined when it is not valid. */
export const dateTime = field({ kind: 'dateTime' }, ({ node }, name) => {
  const value = readRaw(node, name)
  return /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined
})

/**
 * An address that the link rule allows, in the form written to `href`; also read from a page node or an expanded
 * reference.
 */
export const path = field(
  { kind: 'path' },
  ({ node, ctx }, name) => ctx.rewriteLink(readAddress(node.fields.get(name)))?.href,
)

/** An image in landscape and portrait with focal points (Spec §3 "Image asset"). */
export const focalImage: Made<FocalImageData> = field(
  { kind: 'focalImage' },
  ({ node, ctx }, name) => ctx.assets.focalImage(node.fields.get(name)) ?? undefined,
)

/** One image of the DAM or the image provider. */
export const asset: Made<CloudImageData> = field(
  { kind: 'asset' },
  ({ node, ctx }, name) => ctx.assets.image(node.fields.get(name)) ?? undefined,
)

/**
 * Composite `{label, href, type, target}`, `{label, categoryId}` or `{label, productId}`; or any value that `path`
 * reads.
 */
export const link: Made<LinkData> = field({ kind: 'link' }, ({ node, ctx }, name) => readLink(node, ctx, name))

/** One product. */
export const product: Made<ProductTileData> = field(
  { kind: 'product' },
  ({ node, ctx }, name) => attachProducts(node, name, ctx)[0],
)

/** Products in the author's order; those not found are dropped. */
export const products: Made<readonly ProductTileData[]> = field({ kind: 'products' }, ({ node, ctx }, name) => {
  const tiles = attachProducts(node, name, ctx)
  return tiles.length === 0 ? undefined : tiles
})

/** One category. */
export const category: Made<CategoryLink> = field(
  { kind: 'category' },
  ({ node, ctx }, name) => attachCategory(node, name, ctx) ?? undefined,
)

/** Categories in the author's order; those not found are dropped. */
export const categories: Made<readonly CategoryLink[]> = field({ kind: 'categories' }, ({ node, ctx }, name) => {
  const found = attachCategories(node, name, ctx)
  return found.length === 0 ? undefined : found
})

/** Components nested in this one. */
export const area: Made<readonly RenderNode[]> = field({ kind: 'area' }, ({ node, place }, name) => {
  const nodes = place.parseArea(readChildren(node, name))
  return nodes.length === 0 ? undefined : nodes
})

/** One of a closed set of values; anything else becomes the first one. */
export function choice<const T extends readonly [string, ...string[]]>(choices: T): Field<T[number], true> {
  return {
    type: { kind: 'choice', choices },
    isRequired: true,
    read: ({ node }, name) => choices.find((one) => one === node.fields.get(name)) ?? choices[0],
  }
}

/** Entry of a list: its values, and a stable id for React keys. */
export type ListEntry<F extends Fields> = FieldValues<F> & { readonly id: string }

/** Entries in the author's order. An entry without a required field is dropped; a list without entries is undefined. */
export function list<F extends Fields>(fields: F): Made<readonly ListEntry<F>[]> {
  return field({ kind: 'list', fields }, (source: FieldSource, name): readonly ListEntry<F>[] | undefined => {
    const entries = readChildren(source.node, name).flatMap((node, index) => {
      const values = readFields(fields, { ...source, node })
      if (values) return [{ ...values, id: entryId(node, `${name}-${index}`) }]
      const { id: nodeId, template } = source.node
      source.ctx.report({ kind: 'nothingToShow', nodeId, template, detail: `${name}[${index}]` })
      return []
    })
    return entries.length === 0 ? undefined : entries
  })
}

/** The id is written to the DOM, so it contains word characters only. */
function entryId(node: CmsNode, fallback: string): string {
  return node.id.replace(/[^\w-]+/g, '-') || fallback
}

function field<T>(type: Field['type'], read: (source: FieldSource, name: string) => T | undefined): Made<T> {
  return { type, read, isRequired: false, required: { type, read, isRequired: true } }
}
