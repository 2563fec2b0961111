import { arrive } from './arrive.js'
import { go } from './go.js'
import { endNavigation } from '../pendingNavigation.js'
import { present } from './present.js'
import { endRecovery, recoverPage } from './recoverPage.js'

/** What navigation needs after hydration only: no byte of it is in the first load. */
export const laterNavigation = {
  go,
  present,
  arrive,
  recoverPage,
  /** The target is on the screen. */
  settle() {
    endNavigation()
    endRecovery()
  },
} as const

export type LaterNavigation = typeof laterNavigation
