import { createContext, use } from 'react'
import type { Registry } from '../registry.js'

/** The registry of the page that is rendered; `CmsPage` provides it. */
export const RegistryContext = createContext<Registry | null>(null)

/** @throws Error outside of `CmsPage`. */
export function useRegistry(): Registry {
  const registry = use(RegistryContext)
  if (registry === null) throw new Error('useRegistry must be used inside <CmsPage>.')
  return registry
}
