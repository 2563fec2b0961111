import { createContext, use } from 'react'
import type { ShellData } from '../page/pageData.js'

export const ShellContext = createContext<ShellData | null>(null)

/** Frame of the current locale. @throws outside of Frame. */
export function useShell(): ShellData {
  const shell = use(ShellContext)
  if (!shell) throw new Error('useShell needs the ShellContext that Frame.tsx provides.')
  return shell
}
