import { SURFACE_COLORS, type SurfaceTokens } from './surfaceTokens.js'

/** The CSS variables of a theme's surfaces: `--vt-dark-*`, `--vt-light-*` and `--vt-tint-bg`. */
export function surfaceVariables({ dark, light, tint }: SurfaceTokens): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...SURFACE_COLORS.map((key) => [`--vt-dark-${key}`, dark[key]] as const),
    ...SURFACE_COLORS.map((key) => [`--vt-light-${key}`, light[key]] as const),
    ['--vt-tint-bg', tint] as const,
  ])
}
