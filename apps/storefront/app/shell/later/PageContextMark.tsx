import { useEffect } from 'react'
import { usePageContext } from './usePageContext.js'

/** Marks the document with the page's context, for what watches the page from outside: tracking, tests. */
export function PageContextMark() {
  const { pageType, isPwaPage, isShopperContextLoading } = usePageContext()
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.pageType = pageType
    dataset.pwa = String(isPwaPage)
    dataset.shopperContext = isShopperContextLoading ? 'loading' : 'ready'
  }, [pageType, isPwaPage, isShopperContextLoading])
  return null
}
