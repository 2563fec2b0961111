import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.js'
import { primitive } from '../../theme/primitive.js'

/**
 * Fills the frame behind a picture and is cut off at its edges, where the blur runs out into the tile's colour. It is not
 * scaled: that would widen the page. The class of the picture itself may say how it fits.
 */
export const placeholder = style({
  ...primitive({ objectFit: 'cover' }),
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  filter: 'blur(24px)',
  clipPath: 'inset(0)',
  '@media': { [media.forcedColors]: { display: 'none' } },
})
