import { fallbackVar, type StyleRule } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { ground } from './ground.css.js'

/**
 * An image that fails to load leaves a plain tile with its alternative text in small type: no broken-image icon, no
 * script. Browsers render the pseudo-elements of an image only when it has failed.
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
