import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'

const utilityHeight = rem(42)

// The utility row scrolls away on small screens; the logo row stays.
export const root = style({
  position: 'sticky',
  zIndex: 20,
  top: `calc(-1 * ${utilityHeight})`,
  backgroundColor: vars.color.bg,
  color: vars.color.ink,
  '@media': { [media.desktop]: { top: 0 } },
})

// Positioning context of the mega menu, whose panel covers a section bar.
export const bar = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  alignItems: 'center',
  height: vars.layout.header,
  paddingInline: `max(${vars.layout.margin}, 50% - ${vars.layout.max} / 2 + ${vars.layout.margin})`,
  borderBottom: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.bg,
  gridTemplateRows: `${utilityHeight} 1fr`,
  gridTemplateColumns: `minmax(${rem(88)}, 1fr) minmax(0, auto) minmax(${rem(88)}, 1fr)`,
  gridTemplateAreas: '"contact contact locale" "menu brand actions"',
  '@media': {
    [media.desktop]: {
      height: vars.layout.headerLarge,
      gridTemplateRows: `1fr ${rem(36)}`,
      gridTemplateColumns: `minmax(${rem(260)}, 1fr) minmax(0, auto) minmax(${rem(260)}, 1fr)`,
      gridTemplateAreas: '"start brand end" "nav nav nav"',
    },
    [media.wide]: { gridTemplateColumns: `minmax(${rem(400)}, 1fr) minmax(0, auto) minmax(${rem(400)}, 1fr)` },
  },
})

export const start = style({
  display: 'contents',
  '@media': {
    [media.desktop]: { display: 'flex', gridArea: 'start', alignItems: 'center', gap: vars.space['8'] },
  },
})

export const end = style({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      display: 'flex',
      gridArea: 'end',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: vars.space['4'],
    },
  },
})

export const menu = style({
  gridArea: 'menu',
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minWidth: rem(44),
  minHeight: rem(44),
  marginInlineStart: rem(-10),
  paddingInline: rem(10),
  fontSize: vars.size.caption,
  letterSpacing: vars.tracking.wide,
})

export const menuLabel = style({
  '@media': { [`not all and ${media.tablet}`]: { position: 'absolute', clipPath: 'inset(50%)' } },
})

export const contact = style({
  gridArea: 'contact',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['6'],
  minWidth: 0,
  whiteSpace: 'nowrap',
  color: vars.color.ink2,
})

export const contactLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minWidth: rem(44),
  minHeight: rem(42),
})

/** The narrowest phones show only the icon; the number is its accessible name. */
export const phoneLabel = style({
  '@media': { [media.narrow]: { position: 'absolute', clipPath: 'inset(50%)' } },
})

// The first link where there is space, the others from 1440 px, so that the brand name keeps space on both sides.
export const utilityLink = style([
  contactLink,
  {
    display: 'none',
    '@media': {
      [media.wide]: { selectors: { '&:nth-child(-n + 2)': { display: 'inline-flex' } } },
      [media.roomy]: { display: 'inline-flex' },
    },
  },
])

export const smallIcon = style({ width: rem(18), height: rem(18) })

export const brand = style({
  gridArea: 'brand',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 0,
  minHeight: rem(44),
  // Leaves space for the menu and two actions on the narrowest phones. A logo image is sized in em, too.
  fontSize: `clamp(${rem(17)}, 10vw - ${rem(15)}, ${rem(24)})`,
  textAlign: 'center',
  '@media': { [media.tablet]: { fontSize: rem(28) } },
})

export const wordmark = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.medium,
  // A long name wraps to a second line within the row; longer ones need a logo image.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 0.92,
  // Space for accents on capitals.
  paddingBlockStart: '0.1em',
  marginBlockStart: '-0.1em',
  letterSpacing: '0.2em',
  // Letter spacing after the last letter would shift the wordmark off centre.
  marginInlineEnd: '-0.2em',
  textTransform: 'uppercase',
  textWrap: 'balance',
  '@media': { [media.tablet]: { letterSpacing: '0.26em', marginInlineEnd: '-0.26em' } },
})

export const locale = style({
  gridArea: 'locale',
  justifySelf: 'end',
  color: vars.color.ink2,
})

export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  marginInlineEnd: rem(-10),
})

export const nav = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block', gridArea: 'nav', minWidth: 0, alignSelf: 'stretch' } },
})

// Departments that do not fit scroll horizontally; the panel below is outside the scroller.
export const navList = style({
  display: 'flex',
  justifyContent: 'safe center',
  gap: `clamp(${rem(20)}, 2.6vw, ${rem(48)})`,
  height: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
})

export const navLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  height: '100%',
  fontSize: vars.size.small,
  letterSpacing: '0.08em',
  whiteSpace: 'nowrap',
  backgroundImage: 'linear-gradient(currentColor, currentColor)',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: `50% calc(100% - ${rem(6)})`,
  backgroundSize: '0 1px',
  transition: `background-size ${vars.motion.base} ${vars.motion.ease}`,
  ':focus-visible': { outlineOffset: -2 },
  selectors: { '&[aria-expanded="true"]': { backgroundSize: '100% 1px' } },
  '@media': {
    [media.hover]: { ':hover': { backgroundSize: '100% 1px' } },
    // Backgrounds are removed in forced colours.
    [media.forcedColors]: { selectors: { '&[aria-expanded="true"]': { borderBottom: '2px solid' } } },
  },
})
