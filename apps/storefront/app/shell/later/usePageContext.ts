import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { isShopperContextLoading, subscribeToShopperContext } from '../../connected/later/shopperContextState.js'
import { isHybridPath } from '../../navigation/later/go.js'
import type { PageContextData } from '../../page/pageData.js'
import { usePageData } from '../PageDataContext.js'

/** Page context of Spec §3 as it is in the browser. */
export interface PageContext extends PageContextData {
  /** True while the shopper's context is being brought up to what the address says. */
  readonly isShopperContextLoading: boolean
}

/** The context of the page that is shown; the hybrid flag belongs to the location (Spec §4 "Preview and hybrid flags"). */
export function usePageContext(): PageContext {
  const { context } = usePageData()
  const { pathname } = useLocation()
  const isLoading = useSyncExternalStore(subscribeToShopperContext, isShopperContextLoading)
  return { ...context, isPwaPage: isHybridPath(pathname), isShopperContextLoading: isLoading }
}
