import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { primitive } from '../../theme/primitive.js'
import { media } from '../../theme/media.js'

const change = (...properties: string[]) =>
  properties.map((property) => `${property} ${vars.motion.fast} ${vars.motion.ease}`).join(', ')

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } })

export const root = style(
  primitive({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space['2'],
    minHeight: rem(52),
    fontFamily: vars.font.body,
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
    lineHeight: 1.3,
    letterSpacing: vars.tracking.wide,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: change('background-color', 'color', 'border-color'),
    selectors: {
      '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
      '&:disabled': { opacity: 0.5 },
    },
    '@media': { [media.desktop]: { minHeight: rem(48) } },
  }),
)

const boxed = { padding: `${vars.space['2']} ${vars.space['8']}`, borderRadius: vars.radius.control }

export const variant = styleVariants({
  primary: primitive({
    ...boxed,
    border: `1px solid ${vars.color.cta}`,
    backgroundColor: vars.color.cta,
    color: vars.color.ctaText,
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not(:disabled)': { backgroundColor: vars.color.ctaHover, borderColor: vars.color.ctaHover },
        },
      },
    },
  }),
  secondary: primitive({
    ...boxed,
    border: `1px solid ${vars.color.control}`,
    backgroundColor: 'transparent',
    color: 'inherit',
    '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { borderColor: 'currentColor' } } } },
  }),
  text: primitive({
    minHeight: rem(44),
    // Aligned with the text above when it wraps.
    textAlign: 'start',
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.45em',
    '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { textDecorationColor: 'transparent' } } } },
  }),
})

export const busy = style(primitive({ overflow: 'hidden' }))

/** Animated line at the bottom of a busy button. */
export const busyLine = style(
  primitive({
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: 2,
    backgroundColor: 'currentColor',
    animation: `${slide} 1.2s ${vars.motion.ease} infinite`,
  }),
)
