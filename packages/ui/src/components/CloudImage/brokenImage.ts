import { fallbackVar, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { ground } from './ground.css.js'

/**
 * A picture that does not arrive leaves a quiet tile with its words in small type: no broken-image mark, no script.
 * Browsers draw the pseudo-elements of an image only when there is no picture.
 */
export const brokenImage = (side: 'insetBlockStart' | 'insetBlockEnd') =>
  ({
    position: 'relative',
    overflow: 'hidden',
    '::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      backgroundColor: fallbackVar(ground, vars.color.tile),
    },
    '::after': {
      content: 'attr(alt)',
      position: 'absolute',
      insetInline: 0,
      [side]: 0,
      maxHeight: '100%',
      overflow: 'hidden',
      padding: vars.space['3'],
      fontFamily: vars.font.body,
      fontSize: vars.size.caption,
      lineHeight: vars.lineHeight.caption,
      textAlign: 'start',
      unicodeBidi: 'plaintext',
      overflowWrap: 'anywhere',
    },
  }) satisfies StyleRule
