'use client'

import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react'
import { both, bothRefs } from '../../slots/both.js'
import { ProductCarousel, type ProductCarouselProps } from '../ProductCarousel/ProductCarousel.js'
import type { ProductTileData } from '../ProductTile/ProductTile.js'
import { RecommendationsSkeleton } from './RecommendationsSkeleton.js'

export interface ProductRecommendationsProps extends Omit<ProductCarouselProps, 'onSelect'> {
  /** Where the pieces are on their way, their room is kept; where they failed, nothing is missed. */
  readonly status?: 'loading' | 'ready' | 'failed' | undefined
  /** The row has come into view: once. */
  readonly onView?: (() => void) | undefined
  /** A client follows the link of a piece; `index` is its place in the row, from 0. */
  readonly onSelect?: ((product: ProductTileData, index: number) => void) | undefined
}

/** Pieces that a service proposes. Renders nothing when it proposes none, or fails: the page does not need it. */
export function ProductRecommendations({
  status = 'ready',
  products,
  onView,
  onSelect,
  ...rest
}: ProductRecommendationsProps) {
  if (status === 'failed' || (status === 'ready' && products.length === 0)) return null
  if (status === 'loading') {
    const { renderAction: _renderAction, slotProps: _slotProps, ...root } = rest
    return <RecommendationsSkeleton {...root} />
  }
  return <Proposed {...rest} products={products} onView={onView} onSelect={onSelect} />
}

/** Share of the row that must be seen. */
const SEEN = 0.3

function Proposed({ products, onView, onSelect, ...rest }: Omit<ProductRecommendationsProps, 'status'>) {
  const root = useRef<HTMLElement>(null)
  const view = useEffectEvent(() => onView?.())
  useEffect(() => {
    if (!root.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        view()
      },
      { threshold: SEEN },
    )
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [])
  const select = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    const id = link?.closest('[data-product-id]')?.getAttribute('data-product-id')
    const index = products.findIndex((product) => product.id === id)
    const product = products[index]
    if (product) onSelect?.(product, index)
  }
  return (
    <ProductCarousel
      {...rest}
      ref={bothRefs(root, rest.ref)}
      products={products}
      // The host's link may prevent the default: a piece is chosen all the same, so its handler comes beside ours.
      onClickCapture={both(select, rest.onClickCapture)}
    />
  )
}
