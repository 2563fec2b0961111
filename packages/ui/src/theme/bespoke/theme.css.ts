import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { vars } from '../contract.css.js'
import { bespokeTokens } from './tokens.js'

const root = '.theme-bespoke'

createGlobalTheme(
  root,
  { color: vars.color, font: vars.font, size: vars.size, weight: vars.weight, radius: vars.radius },
  bespokeTokens,
)
globalStyle(root, { colorScheme: 'light' })
