import { createContext } from 'react'
import type { PageData } from '../contract/pageData.js'
import { useRequired } from './useRequired.js'

export const PageDataContext = createContext<PageData | null>(null)

/** Data of the displayed page. @throws outside of PageDataContext. */
export function usePageData(): PageData {
  return useRequired(PageDataContext, 'PageData')
}
