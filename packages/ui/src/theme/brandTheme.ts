import { brandColors, brandSurfaces, isDark } from './brandColors.js'
import type { BrandTokens, ShadowTokens } from './brandTokens.js'
import { checkBrandTokens } from './checkBrandTokens.js'
import { givenTokens } from './givenTokens.js'
import type { SurfaceTokens } from './surfaceTokens.js'
import type { ThemeTokens } from './themeTokens.js'
import { sansScale, serifScale } from './typeScale.js'

/** Brand tokens with all defaults filled in. */
export interface BrandTheme extends ThemeTokens {
  readonly surfaces: SurfaceTokens
  readonly shadow: Partial<ShadowTokens>
  readonly scheme: 'light' | 'dark'
}

/** @throws Error for missing, unknown or invalid tokens. */
export function brandTheme(tokens: BrandTokens): BrandTheme {
  checkBrandTokens(tokens)
  const { font, size = 'sans', weight, radius } = tokens
  const color = brandColors(tokens.color)
  return {
    color,
    surfaces: brandSurfaces(color, tokens.surfaces),
    scheme: isDark(color.bg) ? 'dark' : 'light',
    font: { body: font.body, heading: font.heading ?? font.body },
    size: size === 'serif' ? serifScale : { ...sansScale, ...(size === 'sans' ? {} : givenTokens(size)) },
    weight: { heading: '400', body: '400', medium: '500', ...givenTokens(weight ?? {}) },
    radius: { control: '0', card: '0', ...givenTokens(radius ?? {}) },
    shadow: givenTokens(tokens.shadow ?? {}),
  }
}
