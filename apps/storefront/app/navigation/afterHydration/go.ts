import { hybridRouteOf } from '@vitrine/commerce-client/domain/site/hybridRoutes'
import type { Navigator as RouterNavigator } from 'react-router'
import { isBuildStale } from '../buildSkew.js'
import { type PageFetcher, pageKey } from '../pageFetcher.js'
import { pathOf } from '../pathOf.js'
import { holdNavigation } from './heldNavigation.js'
import { beginNavigation } from '../pendingNavigation.js'

export interface GoOptions {
  readonly state: unknown
  readonly navigator: RouterNavigator
  readonly pages: PageFetcher
  readonly isHybrid: boolean
}

/** Navigates to a page of this site: in the app, or with a document load where required. */
export function go(target: string, { state, navigator: router, pages, isHybrid }: GoOptions): void {
  const address = withoutHash(target)
  if (isBuildStale() || needsDocument(address, isHybrid)) {
    location.assign(target)
    return
  }
  const isElsewhere = address !== location.pathname + location.search
  if (isElsewhere && !navigator.onLine && !pages.isKnown(pageKey(address))) {
    holdNavigation(target)
    return
  }
  holdNavigation(null)
  if (isElsewhere) beginNavigation()
  const isHere = target === location.pathname + location.search + location.hash
  router[isHere ? 'replace' : 'push'](target, state)
}

/**
 * Whether a page has a document of its own: a page of the other application, and cart and checkout, whose documents have
 * a stricter content security policy. The latter are left by a document load, too.
 */
export function needsDocument(address: string, isHybrid: boolean): boolean {
  return isCheckoutPath(address) || isCheckoutPath(location.pathname) || (isHybrid && isHybridPath(address))
}

/** Whether a path is that of the cart or the checkout. */
export function isCheckoutPath(address: string): boolean {
  return /^\/[^/]+\/[^/]+\/(?:cart|checkout)(?:\/|$)/.test(pathOf(address))
}

/** Whether a path ends in a hybrid route, served by the other application (Spec §2 "Hybrid routes"). */
export function isHybridPath(address: string): boolean {
  return hybridRouteOf(pathOf(address)) !== null
}

export function withoutHash(href: string): string {
  return href.split('#', 1)[0] ?? href
}
