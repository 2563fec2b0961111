import { useSyncExternalStore } from 'react'
import { SESSION_HINT_COOKIE } from '../../contract/hostContract.js'

/** Whether a session may exist, according to a readable hint cookie, so that a first visit requests no personal data. */
export function useHasSession(): boolean {
  return useSyncExternalStore(subscribe, readHint, () => false)
}

const listeners = new Set<() => void>()

/** Notifies components that the hint cookie may have changed. Only our own requests change it. */
export function noteSession(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readHint(): boolean {
  try {
    return document.cookie.split('; ').includes(`${SESSION_HINT_COOKIE}=1`)
  } catch {
    // Cookies are blocked, so there is no session.
    return false
  }
}
