import { useMemo } from 'react'
import { lookClass } from '../looks.ts'
import { themeValues } from './themeValues.ts'
import { useGlobals } from './useGlobals.ts'

/** Returns a reader of the variables of the toolbar's theme. */
export function useThemeValues(): (variable: string) => string {
  const look = lookClass(useGlobals().theme)
  return useMemo(() => themeValues(look), [look])
}
