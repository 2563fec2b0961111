import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'

export const root = style({
  maxWidth: `min(${rem(280)}, 100vw - 2 * ${vars.space['4']})`,
  padding: `${vars.space['2']} ${vars.space['3']}`,
  backgroundColor: vars.color.ink,
  color: vars.color.bg,
  borderRadius: vars.radius.control,
  fontFamily: vars.font.body,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.body,
  lineHeight: vars.lineHeight.small,
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})
