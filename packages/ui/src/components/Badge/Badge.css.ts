import { style } from '@vanilla-extract/css'
import { primitive } from '../../theme/primitive.js'
import { text } from '../../theme/text.css.js'

export const root = style([text.caption, primitive({ margin: 0 })])
