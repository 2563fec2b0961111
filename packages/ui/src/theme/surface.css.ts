import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.js'
import { layers } from './layers.css.js'
import { surfaces } from './surfaces.js'
import { surfaceVariables } from './surfaceVariables.js'
import { SURFACE_COLORS, type SurfaceName } from './surfaceTokens.js'

/**
 * Classes that give a section another tone of the theme: dark, light, a subtle colour, or one step above its
 * background. They remap the theme's colours for all components inside, and can be nested.
 */
export const surface = {
  dark: 'vt-surface-dark',
  light: 'vt-surface-light',
  tint: 'vt-surface-tint',
  raised: 'vt-surface-raised',
} as const satisfies Record<SurfaceName, string>

const tone = (name: 'dark' | 'light') =>
  Object.fromEntries(SURFACE_COLORS.map((key) => [vars.color[key], `var(--vt-${name}-${key})`]))

for (const [key, tokens] of Object.entries(surfaces)) globalStyle(`.theme-${key}`, { vars: surfaceVariables(tokens) })

globalStyle(`.${surface.dark}`, { vars: tone('dark'), colorScheme: 'dark' })
globalStyle(`.${surface.light}`, { vars: tone('light'), colorScheme: 'light' })
globalStyle(`.${surface.tint}`, {
  vars: { [vars.color.bg]: 'var(--vt-tint-bg)', [vars.color.tile]: vars.color.surface },
})
globalStyle(`.${surface.raised}`, { vars: { [vars.color.bg]: vars.color.surface } })

// Weak: a composite with its own background keeps it.
globalStyle(
  Object.values(surface)
    .map((name) => `.${name}`)
    .join(', '),
  { '@layer': { [layers.primitive]: { backgroundColor: vars.color.bg, color: vars.color.ink } } },
)
