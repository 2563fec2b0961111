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
  /** In the corner of a tile's picture, or in words below the offer of a product page. */
  readonly look: 'image' | 'words'
}

/** Interactive parts that the host supplies: the renderer knows where they stand, not what they do. */
export interface CmsSlots {
  readonly AddToCart: ComponentType<AddToCartSlotProps>
  readonly WishlistToggle: ComponentType<WishlistToggleSlotProps>
}

const nothing = () => null
const emptySlots: CmsSlots = { AddToCart: nothing, WishlistToggle: nothing }

const SlotsContext = createContext<CmsSlots>(emptySlots)

/** Fills the slots of every CMS component below; a slot that is not given renders nothing. Pass a constant object. */
export function CmsSlotsProvider({ slots, children }: { slots: Partial<CmsSlots>; children: ReactNode }) {
  const all = useMemo(() => ({ ...emptySlots, ...slots }), [slots])
  return <SlotsContext value={all}>{children}</SlotsContext>
}

/** The host's interactive parts. */
export function useCmsSlots(): CmsSlots {
  return use(SlotsContext)
}
