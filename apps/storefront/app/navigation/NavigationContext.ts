import { createContext, use } from 'react'
import type { LocaleStore } from './localeStore.js'
import type { PageFetcher } from './pageFetcher.js'

export interface Navigation {
  readonly pages: PageFetcher
  readonly locales: LocaleStore
}

export const NavigationContext = createContext<Navigation | null>(null)

/** The document's page fetcher and locale store. @throws outside of the app's provider. */
export function useNavigation(): Navigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('useNavigation needs the NavigationContext that App.tsx provides.')
  return navigation
}
