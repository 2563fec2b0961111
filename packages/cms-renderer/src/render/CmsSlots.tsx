import type { PageProduct } from '../nodes/pageContent.js'
import { type ComponentType, createContext, type ReactNode, use, useMemo } from 'react'

export interface AddToCartSlotProps {
  readonly productId: string
  readonly name: string
  readonly maxQuantity: number
  readonly availability: PageProduct['availability']
  readonly isPurchasable: boolean
}

export interface WishlistToggleSlotProps {
  readonly productId: string
  readonly brand: string
  readonly name: string
  /** `image`: in the corner of a tile's image. `words`: as text below the offer of a product page. */
  readonly variant: 'image' | 'text'
}

/** Interactive parts provided by the host. The renderer places them and is unaware of their behaviour. */
export interface CmsSlots {
  readonly AddToCart: ComponentType<AddToCartSlotProps>
  readonly WishlistToggle: ComponentType<WishlistToggleSlotProps>
}

const nothing = () => null
const emptySlots: CmsSlots = { AddToCart: nothing, WishlistToggle: nothing }

const SlotsContext = createContext<CmsSlots>(emptySlots)

/** Provides the slots to all CMS components below; a missing slot renders nothing. Pass a constant object. */
export function CmsSlotsProvider({ slots, children }: { slots: Partial<CmsSlots>; children: ReactNode }) {
  const all = useMemo(() => ({ ...emptySlots, ...slots }), [slots])
  return <SlotsContext value={all}>{children}</SlotsContext>
}

/** Returns the host's interactive parts. */
export function useCmsSlots(): CmsSlots {
  return use(SlotsContext)
}
