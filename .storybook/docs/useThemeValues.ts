import { useMemo } from 'react'
import { toolbarThemeClass } from '../toolbarThemes.ts'
import { themeValues } from './themeValues.ts'
import { useGlobals } from './useGlobals.ts'

/** Returns a reader of the variables of the toolbar's theme. */
export function useThemeValues(): (variable: string) => string {
  const themeClass = toolbarThemeClass(useGlobals().theme)
  return useMemo(() => themeValues(themeClass), [themeClass])
}
