'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { useIntl } from 'react-intl'
import { type SlotProps, slot } from '../../slots/slot.js'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { Button } from '../Button/Button.js'
import { Carousel } from '../Carousel/Carousel.js'
import { CloudImage, type CloudImageData } from '../CloudImage/CloudImage.js'
import type { LinkData } from '../Link/Link.js'
import { Price } from '../Price/Price.js'
import type { ProductTileData } from '../ProductTile/ProductTile.js'
import * as css from './ProductSlider.css.js'
import { messages } from './ProductSlider.messages.js'

/** A product with an editor's text. */
export interface ProductSliderItem {
  readonly product: ProductTileData
  /** A short text. */
  readonly text?: string | undefined
  /** A photograph, shown instead of the product image. */
  readonly image?: CloudImageData | null | undefined
}

export interface ProductSliderProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  readonly title: string
  /** Link to all products. */
  readonly link?: LinkData | undefined
  /** One to twelve; further ones are not rendered. */
  readonly items: readonly ProductSliderItem[]
  readonly slotProps?:
    | {
        readonly title?: SlotProps<'h2'> | undefined
        readonly item?: SlotProps<'article'> | undefined
        readonly image?: SlotProps<'div'> | undefined
        readonly body?: SlotProps<'div'> | undefined
      }
    | undefined
}

const MOST = 12
const SIZES = '(min-width: 1920px) 824px, (min-width: 1025px) 44vw, (min-width: 768px) 46vw, 86vw'

/** A few products, shown large and one at a time, each with a short text. Renders nothing without products. */
export function ProductSlider({ title, link, items, slotProps, className, ...rest }: ProductSliderProps) {
  const shown = items.slice(0, MOST)
  if (shown.length === 0) return null
  return (
    <div {...rest} className={clsx(css.root, className)}>
      {(title || link) && (
        <div className={css.header}>
          {title && <h2 {...slot(css.title, slotProps?.title)}>{title}</h2>}
          {link && <SliderLink link={link} />}
        </div>
      )}
      <Carousel
        label={title}
        slides={shown.map((item) => ({
          id: item.product.id,
          content: <Slide item={item} slotProps={slotProps} />,
        }))}
        className={clsx(shown.length === 1 && css.alone)}
        slotProps={{ track: { className: css.track }, slide: { className: css.slide } }}
      />
    </div>
  )
}

function SliderLink({ link: { label, ...link } }: { readonly link: LinkData }) {
  return (
    <Button {...link} variant="text">
      {label}
    </Button>
  )
}

interface SlideProps extends Pick<ProductSliderProps, 'slotProps'> {
  readonly item: ProductSliderItem
}

function Slide({ item: { product, text, image }, slotProps }: SlideProps) {
  const intl = useIntl()
  const { id, href, brand, name, price, currency, background } = product
  return (
    <article data-product-id={id} {...slot(css.item, slotProps?.item)}>
      <div {...slot(css.background[background], slotProps?.image)}>
        {image?.src ? (
          <CloudImage image={image} sizes={SIZES} className={css.image} />
        ) : (
          product.image && <CloudImage image={product.image} sizes={SIZES} className={css.cutOut} />
        )}
      </div>
      <div {...slot(css.body, slotProps?.body)}>
        {brand && <p className={css.brand}>{brand}</p>}
        <h3 className={css.name}>{name}</h3>
        <Price price={price} currency={currency} />
        {text && <p className={css.copy}>{text}</p>}
        <Button variant="text" href={href} state={{ productId: id }} className={css.link}>
          {intl.formatMessage(messages.view)}
          <span className={visuallyHidden}>{` ${brand} ${name}`}</span>
        </Button>
      </div>
    </article>
  )
}
