import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.js'
import { primitive } from '../../theme/primitive.js'

const SCALE = 1.1

/**
 * Fills the frame behind a picture. A blur runs out at the edges: they are scaled out of the frame and cut off there,
 * whatever stands around it. The class of the picture itself may say how it fits.
 */
export const placeholder = style({
  ...primitive({ objectFit: 'cover' }),
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  filter: 'blur(24px)',
  scale: SCALE,
  clipPath: `inset(${(50 * (SCALE - 1)) / SCALE}%)`,
  '@media': { [media.forcedColors]: { display: 'none' } },
})
