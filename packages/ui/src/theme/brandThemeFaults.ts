import { brandTheme } from './brandTheme.js'
import type { BrandTokens } from './brandTokens.js'
import { type ContrastFault, contrastFaults } from './contrastFaults.js'
import { surfaceColors } from './surfaceTokens.js'

export type { ContrastFault } from './contrastFaults.js'

/**
 * Every pair of colours of a brand, in the theme and in each of its surfaces, that fails WCAG 2.2 AA; empty = valid.
 * For use in a test: `expect(brandThemeFaults(tokens)).toEqual([])`.
 * @throws Error for missing, unknown or invalid tokens.
 */
export function brandThemeFaults(tokens: BrandTokens): readonly ContrastFault[] {
  const { color, surfaces } = brandTheme(tokens)
  const inSurfaces = Object.entries(surfaceColors(color, surfaces)).flatMap(([name, colors]) =>
    contrastFaults(colors).map((fault) => ({ ...fault, pair: `${name}: ${fault.pair}` })),
  )
  return [...contrastFaults(color), ...inSurfaces]
}
