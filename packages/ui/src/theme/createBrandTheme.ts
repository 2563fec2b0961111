import { brandTheme } from './brandTheme.js'
import type { BrandTokens } from './brandTokens.js'
import { surfaceVariables } from './surfaceVariables.js'

export type { BrandTokens } from './brandTokens.js'

/**
 * Returns the CSS of one class, `theme-{name}`: a custom theme from a name, three colours and a font stack. A pure
 * function: call it at build time, on the server or in the browser, and put the result into a style sheet.
 *
 * ```ts createBrandTheme({   name: 'nordlys',   color: { bg: '#F4F7F8', ink: '#10242B', accent: '#0F4C5C' },   font: {
 * body: "'Jost Variable', 'Jost Fallback', sans-serif" }, }) ```
 * @throws Error that names the missing, unknown or invalid token, the reason and the expected value.
 */
export function createBrandTheme(tokens: BrandTokens): string {
  const { surfaces, scheme, ...groups } = brandTheme(tokens)
  const variables = Object.entries(groups).flatMap(([group, values]) =>
    Object.entries(values).map(([key, value]) => `  --vt-${group}-${key}: ${value};`),
  )
  const tones = Object.entries(surfaceVariables(surfaces)).map(([variable, value]) => `  ${variable}: ${value};`)
  return `.theme-${tokens.name} {\n${[...variables, ...tones].join('\n')}\n  color-scheme: ${scheme};\n}\n`
}
