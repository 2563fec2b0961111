import { useMemo } from 'react'
import { themeClass } from '../themeNames.ts'
import { themeValues } from './themeValues.ts'
import { useGlobals } from './useGlobals.ts'

/** Returns a reader of the variables of the toolbar's theme. */
export function useThemeValues(): (variable: string) => string {
  const className = themeClass(useGlobals().theme)
  return useMemo(() => themeValues(className), [className])
}
