import type { Registry } from '@vitrine/cms-renderer/registry'
import { createContext } from 'react'
import type { LocaleStore } from '../navigation/localeStore.js'
import type { PageFetcher } from '../navigation/pageFetcher.js'
import { useRequired } from './useRequired.js'

export interface Navigation {
  readonly pages: PageFetcher
  readonly locales: LocaleStore
  readonly templates: Registry
}

export const NavigationContext = createContext<Navigation | null>(null)

/** The document's page fetcher, locale store and template registry. @throws outside of NavigationContext. */
export function useNavigation(): Navigation {
  return useRequired(NavigationContext, 'Navigation')
}
