import { useEffect } from 'react'
import { usePageContext } from './usePageContext.js'

/** Writes the page context to the document, for external observers such as tracking and tests. */
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
