import type { Location } from 'react-router'
import type { PageData } from '../contract/pageData.js'

/** A page and the history entry that shows it. */
export interface Shown {
  readonly page: PageData
  readonly location: Location
}

/**
 * The displayed page: the key of its history entry, which the deferred module reads if it loads during a navigation, and the
 * last page, kept while the error screen is shown.
 */
export const shown: { key: string; last: Shown | null } = { key: 'default', last: null }
