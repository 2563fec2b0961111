import { createContext, use } from 'react'

/** Flyout ids of Spec §2. */
export const flyoutIds = [
  'filterFlyout',
  'filterBrand',
  'menu',
  'search',
  'productComparison',
  'shoppingCart',
  'storeAvailability',
] as const

export type FlyoutId = (typeof flyoutIds)[number]

export interface Flyouts {
  /** The one that is open; at most one is. */
  readonly openId: FlyoutId | null
  readonly open: (id: FlyoutId) => void
  readonly close: () => void
}

export const FlyoutContext = createContext<Flyouts | null>(null)

/** The document's flyouts. @throws outside of FlyoutProvider. */
export function useFlyouts(): Flyouts {
  const flyouts = use(FlyoutContext)
  if (!flyouts) throw new Error('useFlyouts needs a FlyoutProvider above it.')
  return flyouts
}
