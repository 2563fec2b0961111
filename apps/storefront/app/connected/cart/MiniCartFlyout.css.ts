import { media } from '@vitrine/ui/theme/media'
import { style } from '@vanilla-extract/css'

/** Messages stick above total and actions, unless the window is too low for both. */
export const aboveFooter = style({
  '@media': { [`not all and ${media.short}`]: { vars: { '--vt-toast-inset': '14rem' } } },
})
