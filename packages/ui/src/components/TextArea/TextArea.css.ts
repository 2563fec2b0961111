import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { control } from '../FormField/control.css.js'

export const area = style([control, { paddingBlock: vars.space[3], resize: 'vertical' }])

/** Height of `count` lines of text with padding. */
const lines = (count: number) => `calc(${count} * ${vars.lineHeight.body} * 1em + 2 * ${vars.space[3]})`

/** Grows with the text if supported; otherwise it has `rows` and a resize handle. */
export const rows = styleVariants({ 3: lines(3), 5: lines(5), 8: lines(8) }, (minHeight) => [
  {
    minHeight,
    '@supports': { '(field-sizing: content)': { fieldSizing: 'content', maxHeight: '60vh', resize: 'none' } },
  },
])
