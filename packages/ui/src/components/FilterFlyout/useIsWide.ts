'use client'

import { useSyncExternalStore } from 'react'
import { media } from '../../theme/media.js'

/** Whether there is room beside the flyout; a flyout shows in browsers only, so the server's answer is never seen. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, read, () => true)
}

const read = () => matchMedia(media.tablet).matches

function subscribe(onChange: () => void) {
  const query = matchMedia(media.tablet)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
