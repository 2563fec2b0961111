import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { vars } from '../contract.css.js'
import { retailerTokens } from './tokens.js'

const root = '.theme-retailer'

createGlobalTheme(
  root,
  { color: vars.color, font: vars.font, size: vars.size, weight: vars.weight, radius: vars.radius },
  retailerTokens,
)
globalStyle(root, { colorScheme: 'light' })
