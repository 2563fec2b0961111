import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.js'
import { primitive } from '../../theme/primitive.js'

/** Twice the blur radius; beyond it, pixels outside the edge have no effect. */
const BLEED = '48px'

/** Size and clipping of a placeholder that fills its frame. */
export const bled = {
  inset: `-${BLEED}`,
  width: `calc(100% + 2 * ${BLEED})`,
  height: `calc(100% + 2 * ${BLEED})`,
  clipPath: `inset(${BLEED})`,
}

/**
 * Fills the frame behind an image. It is larger than the frame and clipped, because a blur fades towards the edges of
 * an image. The frame must clip its overflow, otherwise the page becomes wider. The class of the image may set
 * `object-fit`.
 */
export const placeholder = style({
  ...primitive({ objectFit: 'cover' }),
  position: 'absolute',
  ...bled,
  maxWidth: 'none',
  filter: 'blur(24px)',
  '@media': { [media.forcedColors]: { display: 'none' } },
})
