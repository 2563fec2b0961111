'use client'

import { useSyncExternalStore } from 'react'
import { media } from '../../theme/media.js'

/**
 * Whether the viewport is wide enough for disclosures. Flyouts render in browsers only, so the server value is never
 * used.
 */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, read, () => true)
}

const read = () => matchMedia(media.tablet).matches

function subscribe(onChange: () => void) {
  const query = matchMedia(media.tablet)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
