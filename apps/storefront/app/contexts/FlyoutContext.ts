import type { FlyoutId } from '@vitrine/ui/FlyoutDrawer'
import { createContext, use } from 'react'
import { useRequired } from './useRequired.js'

/** Flyout ids of Spec §2. */
export type { FlyoutId }

export interface Flyouts {
  readonly open: (id: FlyoutId) => void
  readonly close: () => void
}

/** Opens and closes flyouts; the value never changes. */
export const FlyoutContext = createContext<Flyouts | null>(null)

/** The flyout that is open; null = none. At most one is. */
export const OpenFlyoutContext = createContext<FlyoutId | null>(null)

/** Opens and closes flyouts without re-rendering the caller. @throws outside of FlyoutProvider. */
export function useFlyouts(): Flyouts {
  return useRequired(FlyoutContext, 'Flyout')
}

/** The flyout that is open; null = none. */
export const useOpenFlyout = (): FlyoutId | null => use(OpenFlyoutContext)
