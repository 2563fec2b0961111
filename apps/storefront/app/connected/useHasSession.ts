import { useSyncExternalStore } from 'react'
import { SESSION_HINT_COOKIE } from '../page/hostContract.js'

/** Whether a session may exist: known from a readable hint, so that a first visit asks for nothing personal. */
export function useHasSession(): boolean {
  return useSyncExternalStore(subscribe, readHint, () => false)
}

const listeners = new Set<() => void>()

/** Tells components that the hint may have changed. Only our own requests change it. */
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
    // Cookies are blocked: there cannot be a session.
    return false
  }
}
