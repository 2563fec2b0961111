import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { vars } from '../contract.css.js'
import { cpoTokens } from './tokens.js'

const root = '.theme-cpo'

createGlobalTheme(
  root,
  { color: vars.color, font: vars.font, size: vars.size, weight: vars.weight, radius: vars.radius },
  cpoTokens,
)
globalStyle(root, { colorScheme: 'dark' })
