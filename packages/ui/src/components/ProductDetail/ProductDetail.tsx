'use client'

import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { type SlotProps, slot } from '../../slots/slot.js'
import type { Availability } from '../AvailabilityLabel/AvailabilityLabel.js'
import { Breadcrumbs, type BreadcrumbsProps } from '../Breadcrumbs/Breadcrumbs.js'
import { Gallery, type GalleryItem } from '../Gallery/Gallery.js'
import { type KeyFact, KeyFacts } from '../KeyFacts/KeyFacts.js'
import type { LinkData } from '../Link/Link.js'
import type { ManufacturerRecord } from '../ManufacturerPanel/ManufacturerPanel.js'
import { PartnerFeatures, type ProductFeature } from '../PartnerFeatures/PartnerFeatures.js'
import type { PriceData } from '../Price/Price.js'
import { ProductCarousel } from '../ProductCarousel/ProductCarousel.js'
import type { ProductTileData, TileBackground } from '../ProductTile/ProductTile.js'
import { type SpecificationGroup, SpecificationTable } from '../SpecificationTable/SpecificationTable.js'
import type { UspItem } from '../UspList/UspList.js'
import type { VariantGroup } from '../VariantPicker/VariantPicker.js'
import { BuyPanel } from './BuyPanel.js'
import * as css from './ProductDetail.css.js'
import { messages } from './ProductDetail.messages.js'
import { ProductStory } from './ProductStory.js'

/** Data of a product detail page. */
export interface ProductDetailData {
  readonly id: string
  readonly brand: string
  readonly brandHref: string | null
  readonly name: string
  readonly reference: string | null
  readonly price: PriceData
  /** ISO 4217 code. */
  readonly currency: string
  /** null = not shown. */
  readonly availability: Availability | null
  /** Visually truncated after 20 characters; the document contains the full text. */
  readonly shortDescription: string | null
  /** Plain text, one entry per paragraph. */
  readonly description: readonly string[]
  readonly gallery: readonly GalleryItem[]
  readonly background: TileBackground
  readonly variants: readonly VariantGroup[]
  readonly keyFacts: readonly KeyFact[]
  readonly specifications: readonly SpecificationGroup[]
  readonly manufacturers: readonly ManufacturerRecord[]
  readonly usps: readonly UspItem[]
  /** Features of a partner brand product, usually three. */
  readonly features: readonly ProductFeature[]
  readonly phone: LinkData | null
  readonly contactHref: string
  readonly breadcrumbs: BreadcrumbsProps['items']
  readonly badge: ProductTileData['badge']
  /** Shipping costs page, linked from the price note. */
  readonly shippingHref: string | null
  /** One line next to the price, for example for a promotion. */
  readonly callout: string | null
  /** The products of a set. */
  readonly setItems: readonly ProductTileData[]
  readonly brochure: LinkData | null
}

export interface ProductDetailProps extends ProductDetailData, Omit<ComponentProps<'article'>, 'id'> {
  readonly id: string
  /** The add-to-cart control; not rendered when the price is on request. */
  readonly purchase?: ReactNode
  readonly wishlist?: ReactNode
  /** Trust signals below the key facts. */
  readonly assurance?: ReactNode
  readonly related?: ReactNode
  readonly slotProps?:
    | {
        readonly title?: SlotProps<'h1'> | undefined
        readonly panel?: SlotProps<'div'> | undefined
        readonly sections?: SlotProps<'div'> | undefined
      }
    | undefined
}

/** The product detail page. Spec §2 "Product detail page", §9. */
export function ProductDetail(props: ProductDetailProps) {
  const intl = useIntl()
  const root = rootProps(props)
  return (
    <article {...root} className={clsx(css.root, root.className)} data-product-id={props.id}>
      {props.breadcrumbs.length > 0 && <Breadcrumbs className={css.crumbs} items={props.breadcrumbs} />}
      <div className={css.top}>
        <Gallery items={props.gallery} background={props.background} />
        <BuyPanel product={props} purchase={props.purchase} wishlist={props.wishlist} slotProps={props.slotProps} />
      </div>
      <div {...slot(css.sections, props.slotProps?.sections)}>
        <KeyFacts facts={props.keyFacts} />
        {props.assurance}
        <ProductStory description={props.description} brochure={props.brochure} />
        <SpecificationTable groups={props.specifications} manufacturers={props.manufacturers} />
        <PartnerFeatures features={props.features} />
      </div>
      <ProductCarousel title={intl.formatMessage(messages.set)} products={props.setItems} />
      {props.related}
    </article>
  )
}

/** Root element attributes: all props that are neither data nor slots. */
function rootProps({
  id: _id,
  brand: _brand,
  brandHref: _brandHref,
  name: _name,
  reference: _reference,
  price: _price,
  currency: _currency,
  availability: _availability,
  shortDescription: _shortDescription,
  description: _description,
  gallery: _gallery,
  background: _background,
  variants: _variants,
  keyFacts: _keyFacts,
  specifications: _specifications,
  manufacturers: _manufacturers,
  usps: _usps,
  features: _features,
  phone: _phone,
  contactHref: _contactHref,
  breadcrumbs: _breadcrumbs,
  badge: _badge,
  shippingHref: _shippingHref,
  callout: _callout,
  setItems: _setItems,
  brochure: _brochure,
  purchase: _purchase,
  wishlist: _wishlist,
  assurance: _assurance,
  related: _related,
  slotProps: _slotProps,
  ...root
}: ProductDetailProps) {
  return root
}
