import type { ComponentType } from 'react'
import type { FlyoutId } from '../flyouts/FlyoutContext.js'
import { withChunkTimeout } from '../navigation/ChunkLoadError.js'

export interface FlyoutProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Flyouts that exist, each in a chunk of its own: no byte of it, or of MUI, loads before it is wanted. */
const loaders: Partial<Record<FlyoutId, () => Promise<ComponentType<FlyoutProps>>>> = {
  menu: () => import('./MenuFlyout.lazy.js').then((module) => module.MenuFlyout),
  search: () => import('./SearchFlyout.lazy.js').then((module) => module.SearchFlyout),
  shoppingCart: () => import('./MiniCartFlyout.lazy.js').then((module) => module.MiniCartFlyout),
}

const loaded = new Map<FlyoutId, Promise<ComponentType<FlyoutProps>>>()

/** Code of a flyout, loaded once; a failed load may be tried again. null = the flyout does not exist yet. */
export function loadFlyout(id: FlyoutId): Promise<ComponentType<FlyoutProps>> | null {
  const known = loaded.get(id)
  if (known) return known
  const start = loaders[id]
  if (!start) return null
  const load = withChunkTimeout(start())
  load.catch(() => loaded.delete(id))
  loaded.set(id, load)
  return load
}
