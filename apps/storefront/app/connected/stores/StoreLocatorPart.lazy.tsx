import type { StoreLocatorNode } from '@vitrine/cms-renderer/definitions/stores'
import type { StoreSearch } from '@vitrine/ui/StoreFinder'
import { StoreLocator } from '@vitrine/ui/StoreLocator'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { useShell } from '../../contexts/ShellContext.js'
import { storesNear } from './storeSearch.js'
import { useIsHydrated } from '../useIsHydrated.js'
import { useStoreSearch } from './useStoreSearch.js'

/** All stores, those of the country first; search, services and map use the data embedded in the page. */
export function StoreLocatorPart({ title, text, stores, isLead }: StoreLocatorNode) {
  const { country, localeAlias } = useShell()
  const { search: query } = useLocation()
  const all = stores ?? []
  const countries = [...new Set(all.map(({ countryCode }) => countryCode))]
  const start = { query: '', country: countries.includes(country) ? country : '' }
  const { found, status, search, locate } = useStoreSearch({ search: start, place: null })

  // Search from a finder on another page. Read after hydration, since cached pages are rendered without it.
  const asked = readSearch(useIsHydrated() ? query : '', countries)
  const turn = asked ? query : ''
  const takeOver = useEffectEvent((address: string) => {
    const wanted = readSearch(address, countries)
    if (wanted) search(wanted)
  })
  useEffect(() => takeOver(turn), [turn])

  return (
    <StoreLocator
      // The fields are uncontrolled: a new key resets them.
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

/** Search parameters of an address, limited to countries with stores; null = none. */
function readSearch(query: string, countries: readonly string[]): StoreSearch | null {
  const parameters = new URLSearchParams(query)
  const place = parameters.get('place')?.slice(0, 120).trim() ?? ''
  const country = countries.find((code) => code === parameters.get('country')) ?? ''
  return place === '' && country === '' ? null : { query: place, country }
}
