import { media } from '@vitrine/ui/theme/media'
import { globalStyle } from '@vanilla-extract/css'

/** Hides the toggle without scripts. */
globalStyle('button[aria-pressed]', { '@media': { [media.noScript]: { display: 'none' } } })
