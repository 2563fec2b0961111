import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

/** Width of the fade at the edge of a scrollable row. */
const FADE = rem(56)

export const root = style({ minWidth: 0 })

export const list = style({
  display: 'flex',
  columnGap: vars.space[8],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollBehavior: 'smooth',
  scrollPaddingInline: FADE,
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${vars.color.line}`,
  '::-webkit-scrollbar': { display: 'none' },
  '@media': { [media.reducedMotion]: { scrollBehavior: 'auto' }, [media.noScript]: { display: 'none' } },
})

const fade = (side: string) => `linear-gradient(to ${side}, transparent, black ${FADE})`

export const moreAfter = style({
  maskImage: fade('left'),
  selectors: { '&:dir(rtl)': { maskImage: fade('right') } },
})

export const moreBefore = style({
  maskImage: fade('right'),
  selectors: {
    '&:dir(rtl)': { maskImage: fade('left') },
    [`&${moreAfter}, &${moreAfter}:dir(rtl)`]: {
      maskImage: `${fade('left')}, ${fade('right')}`,
      maskComposite: 'intersect',
    },
  },
})

export const tab = style([
  text.small,
  {
    position: 'relative',
    flex: 'none',
    maxWidth: '80vw',
    minHeight: rem(48),
    paddingBlock: vars.space[3],
    color: vars.color.ink2,
    letterSpacing: vars.tracking.wide,
    overflowWrap: 'anywhere',
    ':focus-visible': { outlineOffset: -4 },
    selectors: {
      '&[aria-selected="true"]': { color: vars.color.ink, fontWeight: vars.weight.medium },
      '&[aria-selected="true"]::after': {
        content: '""',
        position: 'absolute',
        inset: 'auto 0 0',
        borderBlockEnd: '2px solid currentColor',
      },
    },
    '@media': { [media.hover]: { ':hover': { color: vars.color.ink } } },
  },
])

/** No padding of its own: a panel with `hidden="until-found"` keeps its box. */
export const panel = style({
  '@media': { [media.noScript]: { selectors: { '&[hidden]': { display: 'block', contentVisibility: 'visible' } } } },
})

export const content = style({ paddingBlock: `${vars.space[6]} ${vars.space[8]}`, overflowWrap: 'break-word' })

/** Title of a panel without scripts. */
export const heading = style({
  display: 'none',
  '@media': { [media.noScript]: { display: 'block', paddingBlockEnd: vars.space[3] } },
})
