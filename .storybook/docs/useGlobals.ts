import { useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** The current settings of the toolbar, on a docs page. */
export function useGlobals(): Readonly<Record<string, unknown>> {
  const channel = addons.getChannel()
  return useSyncExternalStore(
    (notify) => {
      channel.on(GLOBALS_UPDATED, notify)
      return () => channel.off(GLOBALS_UPDATED, notify)
    },
    () => (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0]?.globals ?? NONE,
  )
}

const NONE: Readonly<Record<string, unknown>> = {}
