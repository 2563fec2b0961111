import { brandTheme } from './brandTheme.js'
import type { BrandTokens } from './brandTokens.js'
import { type ContrastFault, contrastFaults } from './contrastFaults.js'
import { surfaceColors } from './surfaceTokens.js'

export type { ContrastFault } from './contrastFaults.js'

/**
 * Every pair of colours of a brand, in the theme and in each of its surfaces, that WCAG 2.2 AA does not allow; empty =
 * sound. Meant for a test: `expect(brandThemeFaults(tokens)).toEqual([])`.
 * @throws Error for tokens that are missing, unknown or unfit.
 */
export function brandThemeFaults(tokens: BrandTokens): readonly ContrastFault[] {
  const { color, surfaces } = brandTheme(tokens)
  const inSurfaces = Object.entries(surfaceColors(color, surfaces)).flatMap(([name, colors]) =>
    contrastFaults(colors).map((fault) => ({ ...fault, pair: `${name}: ${fault.pair}` })),
  )
  return [...contrastFaults(color), ...inSurfaces]
}
