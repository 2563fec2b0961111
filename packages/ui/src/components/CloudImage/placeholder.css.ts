import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.js'
import { primitive } from '../../theme/primitive.js'

/** Twice the blur: further out it takes nothing from beyond the edge. */
const BLEED = '48px'

/** Size and cut of a placeholder that fills its frame. */
export const bled = {
  inset: `-${BLEED}`,
  width: `calc(100% + 2 * ${BLEED})`,
  height: `calc(100% + 2 * ${BLEED})`,
  clipPath: `inset(${BLEED})`,
}

/**
 * Fills the frame behind a picture. It is larger than the frame and cut off at its edges: a blur that takes from beyond the
 * edge of a picture grows pale there. The frame must clip, or the page grows wider. The class of the picture itself may say
 * how it fits.
 */
export const placeholder = style({
  ...primitive({ objectFit: 'cover' }),
  position: 'absolute',
  ...bled,
  maxWidth: 'none',
  filter: 'blur(24px)',
  '@media': { [media.forcedColors]: { display: 'none' } },
})
