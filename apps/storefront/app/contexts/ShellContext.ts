import { createContext } from 'react'
import type { ShellData } from '../contract/pageData.js'
import { useRequired } from './useRequired.js'

export const ShellContext = createContext<ShellData | null>(null)

/** Header, footer and settings of the current locale. @throws outside of ShellContext. */
export function useShell(): ShellData {
  return useRequired(ShellContext, 'Shell')
}
