'use client'

import { type ComponentType, useState } from 'react'
import { useLazyPart } from '../Gallery/useLazyPart.js'
import type { StoreMapProps } from './StoreMap.js'

const loadStoreMap = (): Promise<ComponentType<StoreMapProps>> => import('./StoreMap.js').then((ui) => ui.StoreMap)

/** Loads the map on request, and hides it again. `StoreMap` is null while hidden. */
export function useMapOnRequest(load: () => Promise<ComponentType<StoreMapProps>> = loadStoreMap) {
  const [StoreMap, want] = useLazyPart(load)
  const [stage, setStage] = useState<'hidden' | 'loading' | 'shown' | 'failed'>('hidden')
  const toggle = async () => {
    if (stage === 'shown') {
      setStage('hidden')
      return
    }
    setStage('loading')
    setStage((await want()) ? 'shown' : 'failed')
  }
  return { StoreMap: stage === 'shown' ? StoreMap : null, stage, toggle: () => void toggle() }
}
