import { arrive } from './arrive.js'
import { go } from './go.js'
import { endNavigation } from '../pendingNavigation.js'
import { present } from './present.js'
import { endRecovery, recoverPage } from './recoverPage.js'

/** Parts of navigation that are needed only after hydration, kept out of the initial bundle. */
export const navigationAfterHydration = {
  go,
  present,
  arrive,
  recoverPage,
  /** Called when the target page is displayed. */
  settle() {
    endNavigation()
    endRecovery()
  },
} as const

export type NavigationAfterHydration = typeof navigationAfterHydration
