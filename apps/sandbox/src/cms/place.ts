import type { PageView } from './pageView.js'

/** The view and location of a page: a country of the website, or null = the campaigns, which have no country. */
export interface Place extends Pick<PageView, 'language' | 'variants' | 'audience'> {
  readonly country: string | null
}
