import { bespokeTokens } from './bespoke/tokens.js'
import { cpoTokens } from './cpo/tokens.js'
import { cpov7Tokens } from './cpov7/tokens.js'
import { retailerTokens } from './retailer/tokens.js'
import type { ThemeKey } from './themes.js'
import type { ThemeTokens } from './themeTokens.js'

/** Raw values of every theme, for tests and tools; components read `vars`. */
export const tokens = {
  retailer: retailerTokens,
  bespoke: bespokeTokens,
  cpo: cpoTokens,
  cpov7: cpov7Tokens,
} as const satisfies Record<ThemeKey, ThemeTokens>
