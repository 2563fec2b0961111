import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { primitive } from '../../theme/primitive.js'
import { media } from '../../theme/media.js'

export const root = style(
  primitive({
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: rem(44),
    minHeight: rem(44),
    color: 'inherit',
    cursor: 'pointer',
    transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '&:disabled, &[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' } },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { color: vars.color.accent } },
      },
    },
  }),
)
