import type { StoreLocatorNode } from '@vitrine/cms-renderer/definitions/stores'
import type { StoreSearch } from '@vitrine/ui/StoreFinder'
import { StoreLocator } from '@vitrine/ui/StoreLocator'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { useShell } from '../shell/ShellContext.js'
import { storesNear } from './storeSearch.js'
import { useIsHydrated } from './useIsHydrated.js'
import { useStoreSearch } from './useStoreSearch.js'

/** Every boutique, those of the country first; search, services and map work on what came with the page. */
export function StoreLocatorPart({ title, text, stores, isLead }: StoreLocatorNode) {
  const { country, localeAlias } = useShell()
  const { search: query } = useLocation()
  const all = stores ?? []
  const countries = [...new Set(all.map(({ countryCode }) => countryCode))]
  const start = { query: '', country: countries.includes(country) ? country : '' }
  const { found, status, search, locate } = useStoreSearch({ search: start, place: null })

  // What a finder on another page asked for. After hydration: the page in the cache knows of no search.
  const asked = readSearch(useIsHydrated() ? query : '', countries)
  const turn = asked ? query : ''
  const takeOver = useEffectEvent((address: string) => {
    const wanted = readSearch(address, countries)
    if (wanted) search(wanted)
  })
  useEffect(() => takeOver(turn), [turn])

  return (
    <StoreLocator
      // Fields take their values once.
      key={turn}
      finder={{
        action: `/${localeAlias}/boutiques`,
        title,
        text,
        headingLevel: isLead ? 1 : 2,
        search: asked ?? start,
        countries,
        status,
        onSearch: search,
        onLocate: locate,
      }}
      stores={storesNear(all, { country: found.search.country, place: found.place })}
      status={stores ? 'ready' : 'failed'}
      place={found.place}
      onRetry={() => location.reload()}
    />
  )
}

/** The search of an address, as far as there are boutiques; null = it has none. */
function readSearch(query: string, countries: readonly string[]): StoreSearch | null {
  const parameters = new URLSearchParams(query)
  const place = parameters.get('place')?.slice(0, 120).trim() ?? ''
  const country = countries.find((code) => code === parameters.get('country')) ?? ''
  return place === '' && country === '' ? null : { query: place, country }
}
