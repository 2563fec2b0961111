import { createContext, use } from 'react'
import type { PageData } from '../page/pageData.js'

export const PageDataContext = createContext<PageData | null>(null)

/** The page that is shown. @throws outside of Frame. */
export function usePageData(): PageData {
  const page = use(PageDataContext)
  if (!page) throw new Error('usePageData needs the PageDataContext that Frame.tsx provides.')
  return page
}
