import type { PageProduct } from '@vitrine/cms-renderer/nodes/pageContent'
import { canBeAddedToCart, detailAvailabilityFlags } from '@vitrine/commerce-client/domain/product/availabilityFlags'
import { keyFacts } from '@vitrine/commerce-client/domain/product/keyFacts'
import { manufacturerRecords } from '@vitrine/commerce-client/domain/product/manufacturerRecords'
import { partnerFeatures } from '@vitrine/commerce-client/domain/product/partnerFeatures'
import { productBrand, productName } from '@vitrine/commerce-client/domain/product/productName'
import { productPrice } from '@vitrine/commerce-client/domain/product/productPrice'
import { productUrl } from '@vitrine/commerce-client/domain/product/productUrl'
import { quantityMaximum } from '@vitrine/commerce-client/domain/product/quantityMaximum'
import { specificationGroups } from '@vitrine/commerce-client/domain/product/specificationGroups'
import { tileBackground } from '@vitrine/commerce-client/domain/product/tileBackground'
import { productUsps } from '@vitrine/commerce-client/domain/product/uspIcon'
import { variantGroups } from '@vitrine/commerce-client/domain/product/variantGroups'
import type { Product } from '@vitrine/commerce-client/types/product'
import { retailer } from '../../config/retailer.js'
import type { Market } from '../market.js'
import { productGallery } from './productGallery.js'
import { productImage } from './productImage.js'
import { productBadge, productTile } from './productTile.js'

export interface PageProductInput {
  readonly product: Product
  readonly market: Market
  readonly breadcrumbs: PageProduct['breadcrumbs']
  /** Only the general detail page applies the customer's purchase limit (Spec §4). */
  readonly kind: 'general' | 'other'
}

/** View data of a detail page; shared HTML, so with the anonymous shopper's values. */
export function pageProduct({ product, market, breadcrumbs, kind }: PageProductInput): PageProduct {
  const prefix = `/${market.locale.alias}`
  const name = productName(product)
  const brand = productBrand(product)
  const alt = [brand, name].filter(Boolean).join(' ')
  const price = productPrice(product, market.country.regularPriceRule)
  const flags = detailAvailabilityFlags(product, kind)
  const hasPrice = price.kind === 'regular' || price.kind === 'promotion'
  const isPurchasable = hasPrice && canBeAddedToCart(product) && flags.available && (flags.inStock || flags.isPreOrder)
  // A boutique-only product is available there, so it is not "out of stock", only not sold online.
  const isBoutiqueOnly = flags.available && !canBeAddedToCart(product)
  const partnerPhone = product.c_partnerContactPhone
  return {
    id: product.id,
    brand,
    brandHref: brand ? `${prefix}/search?q=${encodeURIComponent(brand)}` : null,
    name,
    reference: product.c_att_Supplier_Reference ?? null,
    price,
    currency: product.currency ?? market.currency,
    availability: flags.isPreOrder
      ? 'preOrder'
      : flags.inStock
        ? 'inStock'
        : price.kind === 'onRequest' || isBoutiqueOnly
          ? null
          : 'soldOut',
    shortDescription: product.shortDescription ?? '',
    description: (product.longDescription ?? '').split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ''),
    gallery: productGallery(product, alt),
    background: tileBackground(product.c_productType),
    variants: variants(product, prefix, isBoutiqueOnly),
    keyFacts: keyFacts(product, { warrantyBrands: market.country.warrantyBrands, retailer: retailer.name }),
    specifications: specificationGroups(product, ['specifications', retailer.partnerBrand]),
    manufacturers: manufacturerRecords(product, 'each').map((record) => withCountryName(record, market.language)),
    usps: productUsps(product).map((usp) => ({
      ...usp,
      href: usp.href?.startsWith('/') ? prefix + usp.href : usp.href,
    })),
    features: partnerFeatures(product).map(({ asset, title, text }) => ({
      image: asset ? productImage({ link: libraryLink(asset) }, title) : null,
      title,
      text,
    })),
    phone: partnerPhone
      ? { label: partnerPhone, href: `tel:${partnerPhone.replaceAll(' ', '')}` }
      : { label: market.country.phoneLabel, href: `tel:${market.country.phone}` },
    contactHref: `mailto:${retailer.mail}?subject=${encodeURIComponent(`${alt} ${product.c_att_Supplier_Reference ?? product.id}`)}`,
    breadcrumbs,
    badge: productBadge(product),
    shippingHref: prefix + retailer.shippingPath,
    callout: product.productPromotions?.[0]?.calloutMsg ?? null,
    setItems: (product.setProducts ?? []).map((item) => productTile(item, market)),
    brochure: product.c_brochureLink ? { label: product.c_modelCase ?? name, href: product.c_brochureLink } : null,
    order: { maxQuantity: quantityMaximum({ allocation: product.c_allocation, quantity: undefined }), isPurchasable },
  }
}

/** Replaces the country code in the last line of an address with the country's name. */
function withCountryName<Address extends { readonly lines: readonly string[] }>(address: Address, language: string) {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' })
  return { ...address, lines: address.lines.map((line) => (/^[A-Z]{2}$/.test(line) ? (names.of(line) ?? line) : line)) }
}

/** The partner brand's feature pictures are paths in its content library (Spec §9). */
function libraryLink(asset: string): string {
  return /^https?:/i.test(asset) ? asset : `${retailer.contentLibrary}/${asset}`
}

/**
 * Variants are separate products: each option is a link that works without JavaScript. For products not sold online, all
 * variants have the same availability.
 */
function variants(product: Product, prefix: string, isBoutiqueOnly: boolean): PageProduct['variants'] {
  return variantGroups(product).map((group) => ({
    id: group.id,
    label: group.label,
    kind: group.options.some((option) => option.image) ? 'swatch' : 'text',
    options: group.options.flatMap(({ productId, urlPath, image, value, label, isSelected, isAvailable }) =>
      productId === null
        ? []
        : [
            {
              value,
              label,
              isSelected,
              isAvailable: isAvailable || isBoutiqueOnly,
              href: prefix + productUrl({ id: productId, c_urlPath: urlPath ?? undefined }),
              image: image ? productImage({ link: image.src, alt: image.alt }, label) : null,
              state: { productId },
            },
          ],
    ),
  }))
}
