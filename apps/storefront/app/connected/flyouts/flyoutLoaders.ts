import type { ComponentType } from 'react'
import type { FlyoutId } from '../../contexts/FlyoutContext.js'
import { withChunkTimeout } from '../../navigation/ChunkLoadError.js'

export interface FlyoutProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Available flyouts, each in its own chunk: neither its code nor MUI is loaded before it is opened. */
const loaders: Partial<Record<FlyoutId, () => Promise<ComponentType<FlyoutProps>>>> = {
  menu: () => import('./MenuFlyout.lazy.js').then((module) => module.MenuFlyout),
  search: () => import('../search/SearchFlyout.lazy.js').then((module) => module.SearchFlyout),
  shoppingCart: () => import('../cart/MiniCartFlyout.lazy.js').then((module) => module.MiniCartFlyout),
}

const loaded = new Map<FlyoutId, Promise<ComponentType<FlyoutProps>>>()

/** Loads a flyout's code once; a failed load can be retried. null = the flyout does not exist yet. */
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
