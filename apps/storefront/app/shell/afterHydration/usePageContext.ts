import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import {
  isShopperContextLoading,
  subscribeToShopperContext,
} from '../../connected/afterHydration/shopperContextState.js'
import { isHybridPath } from '../../navigation/afterHydration/go.js'
import type { PageContextData } from '../../contract/pageData.js'
import { usePageData } from '../../contexts/PageDataContext.js'

/** Page context of Spec §3 in the browser. */
export interface PageContext extends PageContextData {
  /** True while the shopper context is being updated from the address. */
  readonly isShopperContextLoading: boolean
}

/** Context of the displayed page; the hybrid flag depends on the location (Spec §4 "Preview and hybrid flags"). */
export function usePageContext(): PageContext {
  const { context } = usePageData()
  const { pathname } = useLocation()
  const isLoading = useSyncExternalStore(subscribeToShopperContext, isShopperContextLoading)
  return { ...context, isPwaPage: isHybridPath(pathname), isShopperContextLoading: isLoading }
}
