'use client'

import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react'
import { mergeProps, mergeRefs } from '../../slots/mergeProps.js'
import { ProductCarousel, type ProductCarouselProps } from '../ProductCarousel/ProductCarousel.js'
import type { ProductTileData } from '../ProductTile/ProductTile.js'
import { RecommendationsSkeleton } from './RecommendationsSkeleton.js'

export interface ProductRecommendationsProps extends Omit<ProductCarouselProps, 'onSelect'> {
  /** `loading` reserves the space of the products; `failed` renders nothing. */
  readonly status?: 'loading' | 'ready' | 'failed' | undefined
  /** Called once, when the row has come into view. */
  readonly onView?: (() => void) | undefined
  /** Called when the link of a product is followed; `index` is its zero-based position. */
  readonly onSelect?: ((product: ProductTileData, index: number) => void) | undefined
}

/**
 * Products recommended by a service. Renders nothing when there are none or the service fails, because the page does
 * not depend on it.
 */
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

/** Share of the row that must be visible. */
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
      // In the capture phase, because the host's link may call `preventDefault`, which must not suppress the event.
      {...mergeProps({ onClickCapture: select }, rest)}
      ref={mergeRefs(root, rest.ref)}
      products={products}
    />
  )
}
