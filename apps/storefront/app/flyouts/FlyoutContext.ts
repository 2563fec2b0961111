import type { FlyoutId } from '@vitrine/ui/FlyoutDrawer'
import { createContext, use } from 'react'

/** Flyout ids of Spec §2. */
export type { FlyoutId }

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
