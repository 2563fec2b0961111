import type { PageProduct } from '@vitrine/cms-renderer/nodes/pageContent'
import { productIdFromUrl } from '@vitrine/commerce-client/domain/product/productIdFromUrl'
import type { ProductGroupLeaf, WithContext } from 'schema-dts'
import { absoluteUrl, pictureUrl, type SiteFacts } from './siteFacts.js'

/** Variation attribute whose options are products of another material, each with its own page. */
const MATERIAL = 'att_Piece_Material'

/** A product group with the id that other objects refer to. */
export type NamedGroup = WithContext<ProductGroupLeaf> & { readonly '@id': string; readonly productGroupID: string }

/** The material variants of a product; null when there is only one. Every page of the group uses the same id. */
export function productGroup(detail: PageProduct, url: string, { origin }: SiteFacts): NamedGroup | null {
  const options = detail.variants.find(({ id }) => id === MATERIAL)?.options ?? []
  const others = options.flatMap((option) => {
    const href = option.href && !option.isSelected ? absoluteUrl(option.href, origin) : null
    const id = href && productIdFromUrl(new URL(href).pathname)
    return id && id !== detail.id ? [{ id, href, option }] : []
  })
  if (others.length === 0) return null
  const groupId = [detail.id, ...others.map(({ id }) => id)].toSorted()[0] ?? detail.id
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    '@id': `${origin}/#group-${groupId}`,
    productGroupID: groupId,
    name: detail.name,
    url,
    ...(detail.brand && { brand: { '@type': 'Brand' as const, name: detail.brand } }),
    variesBy: 'https://schema.org/material',
    hasVariant: [
      { '@id': `${url}#product` },
      ...others.map(({ id, href, option }) => {
        const image = option.image ? pictureUrl(option.image.src, origin) : null
        return {
          '@type': 'Product' as const,
          '@id': `${href}#product`,
          url: href,
          sku: id,
          name: detail.name,
          material: option.label,
          inProductGroupWithID: groupId,
          ...(image && { image }),
        }
      }),
    ],
  }
}
