import type { FlyoutId } from '@vitrine/ui/FlyoutDrawer'
import { createContext, use } from 'react'

/** Flyout ids of Spec §2. */
export type { FlyoutId }

export interface Flyouts {
  readonly open: (id: FlyoutId) => void
  readonly close: () => void
}

/** Its value never changes. */
export const FlyoutContext = createContext<Flyouts | null>(null)

/** The flyout that is open; null = none. At most one is. */
export const OpenFlyoutContext = createContext<FlyoutId | null>(null)

/** Opens and closes the document's flyouts. Its users do not re-render when a flyout opens or closes. @throws outside of FlyoutProvider. */
export function useFlyouts(): Flyouts {
  const flyouts = use(FlyoutContext)
  if (!flyouts) throw new Error('useFlyouts needs a FlyoutProvider above it.')
  return flyouts
}

/** The flyout that is open; null = none. */
export const useOpenFlyout = (): FlyoutId | null => use(OpenFlyoutContext)
