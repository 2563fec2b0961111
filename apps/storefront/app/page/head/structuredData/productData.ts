import type { PageProduct } from '@vitrine/cms-renderer/nodes/pageContent'
import type { Product as ShopProduct } from '@vitrine/commerce-client/types/product'
import type { Product, ProductGroup, WithContext } from 'schema-dts'
import { offer } from './offer.js'
import { productGroup } from './productGroup.js'
import { pictureUrl, type SiteFacts } from './siteFacts.js'

export interface ProductFacts {
  /** Product data as displayed. */
  readonly detail: PageProduct
  /** Platform product, for identifiers and material. */
  readonly product: ShopProduct
  /** Canonical URL of the page. */
  readonly url: string
}

/** A product with its offer, and its group of material variants if it has any (trust.md D). */
export function productData(
  { detail, product, url }: ProductFacts,
  site: SiteFacts,
): readonly (WithContext<Product> | WithContext<ProductGroup>)[] {
  const group = productGroup(detail, url, site)
  const description = detail.description[0] ?? detail.shortDescription
  const mpn = detail.reference ?? product.manufacturerSku
  const gtin = product.ean ?? product.upc
  const material = product.c_att_Case_Material ?? product.c_att_Piece_Material
  const offers = offer(detail, url, site)
  const data: WithContext<Product> = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name: detail.name,
    sku: detail.id,
    image: pictures(detail, site),
    ...(mpn && { mpn }),
    ...(gtin && { gtin }),
    ...(detail.brand && { brand: { '@type': 'Brand', name: detail.brand } }),
    ...(description && { description }),
    ...(material && { material }),
    ...(offers && { offers }),
    ...(group && { isVariantOf: { '@id': group['@id'] }, inProductGroupWithID: group.productGroupID }),
  }
  return group ? [data, group] : [data]
}

function pictures({ gallery }: PageProduct, { origin }: SiteFacts): string[] {
  return gallery.flatMap((item) => {
    const url = item.kind === 'image' ? pictureUrl(item.image.src, origin) : null
    return url ? [url] : []
  })
}
