import { isCommerceApiError } from '@vitrine/commerce-client/client/CommerceApiError'
import { findPlace } from '@vitrine/commerce-client/client/customStores'
import { useCommerce } from '@vitrine/commerce-client/hooks/CommerceProvider'
import type { GeocodeResult } from '@vitrine/commerce-client/types/geocode'
import { type StoreFinderStatus, type StoreSearch, useShopperPosition } from '@vitrine/ui/StoreFinder'
import { useRef, useState } from 'react'
import type { Place } from './storeSearch.js'

/** Searched place and result; `place` null = everywhere. */
export interface FoundPlace {
  readonly search: StoreSearch
  readonly place: (Place & Partial<Pick<GeocodeResult, 'city' | 'zoomLevel' | 'formattedAddress'>>) | null
}

/** Searches stores: geocodes through the BFF, or uses the shopper's position on request. */
export function useStoreSearch(initial: FoundPlace) {
  const { client } = useCommerce()
  const [found, setFound] = useState(initial)
  const [status, setStatus] = useState<StoreFinderStatus>('idle')
  const latest = useRef(0)
  const position = useShopperPosition((place) => {
    latest.current += 1
    setStatus('idle')
    setFound({ search: { query: '', country: '' }, place: { ...place, zoomLevel: 8 } })
  })

  const search = async (wanted: StoreSearch) => {
    latest.current += 1
    const turn = latest.current
    if (wanted.query === '') {
      setStatus('idle')
      setFound({ search: wanted, place: null })
      return
    }
    setStatus('searching')
    const country = wanted.country || undefined
    try {
      const place = await findPlace(client, { address: wanted.query, country })
      if (turn !== latest.current) return
      setStatus('idle')
      setFound({ search: wanted, place })
    } catch (error) {
      if (turn !== latest.current) return
      // Keeps the previous list.
      setStatus(isCommerceApiError(error) && error.kind === 'notFound' ? 'notFound' : 'failed')
    }
  }
  return {
    found,
    status: status === 'idle' ? position.status : status,
    search: (wanted: StoreSearch) => void search(wanted),
    locate: () => {
      setStatus('idle')
      position.locate()
    },
  }
}
