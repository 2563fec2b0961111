import type { FlyoutId } from '@vitrine/ui/FlyoutDrawer'
import { createContext, use } from 'react'

/** Flyout ids of Spec §2. */
export type { FlyoutId }

export interface Flyouts {
  readonly open: (id: FlyoutId) => void
  readonly close: () => void
}

/** The same value for as long as the document lives. */
export const FlyoutContext = createContext<Flyouts | null>(null)

/** The flyout that is open; null = none. At most one is. */
export const OpenFlyoutContext = createContext<FlyoutId | null>(null)

/** Opens and closes the document's flyouts; renders nothing anew when one does. @throws outside of FlyoutProvider. */
export function useFlyouts(): Flyouts {
  const flyouts = use(FlyoutContext)
  if (!flyouts) throw new Error('useFlyouts needs a FlyoutProvider above it.')
  return flyouts
}

/** The flyout that is open; null = none. */
export const useOpenFlyout = (): FlyoutId | null => use(OpenFlyoutContext)
