import type { StoreLocatorNode } from '@vitrine/cms-renderer/definitions/stores'
import type { StoreSearch } from '@vitrine/ui/StoreFinder'
import { StoreLocator } from '@vitrine/ui/StoreLocator'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useShell } from '../shell/ShellContext.js'
import { storesNear } from './storeSearch.js'
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
  const [asked, setAsked] = useState<StoreSearch>(start)
  const takeOver = useEffectEvent((parameters: URLSearchParams) => {
    const place = parameters.get('place')?.slice(0, 120).trim() ?? ''
    const wanted = parameters.get('country') ?? ''
    if (place === '' && !countries.includes(wanted)) return
    const next = { query: place, country: countries.includes(wanted) ? wanted : '' }
    setAsked(next)
    search(next)
  })
  useEffect(() => takeOver(new URLSearchParams(query)), [query])

  return (
    <StoreLocator
      // Fields take their values once.
      key={`${asked.query} ${asked.country}`}
      finder={{
        action: `/${localeAlias}/boutiques`,
        title,
        text,
        headingLevel: isLead ? 1 : 2,
        search: asked,
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
