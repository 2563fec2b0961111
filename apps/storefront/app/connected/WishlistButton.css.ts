import { media } from '@vitrine/ui/theme/media'
import { globalStyle } from '@vanilla-extract/css'

/** A toggle that could not answer is not shown. */
globalStyle('button[aria-pressed]', { '@media': { [media.noScript]: { display: 'none' } } })
