import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { vars } from '../contract.css.js'
import { cpov7Tokens } from './tokens.js'

const root = '.theme-cpov7'

createGlobalTheme(
  root,
  { color: vars.color, font: vars.font, size: vars.size, weight: vars.weight, radius: vars.radius },
  cpov7Tokens,
)
globalStyle(root, { colorScheme: 'light' })
