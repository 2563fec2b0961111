import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { safeArea } from '../../material/safeArea.js'

/** Padding between the edge of the flyout and its content. */
const edge = createVar()

/** Direction from which a flyout slides in. */
const away = createVar()

const slideIn = keyframes({ from: { transform: away } })
const slideOut = keyframes({ to: { transform: away } })
const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })

export const root = style({ position: 'fixed', inset: 0, zIndex: 1200 })

/** The page is interactive while the flyout animates out. */
export const isLeaving = style({ pointerEvents: 'none' })

const moving = (inward: string, outward: string) =>
  ({
    animation: `${inward} ${vars.motion.base} ${vars.motion.ease}`,
    selectors: { [`${isLeaving} > &`]: { animation: `${outward} ${vars.motion.base} ${vars.motion.ease} forwards` } },
  }) as const

export const backdrop = style([
  { position: 'absolute', inset: 0, backgroundColor: vars.color.backdrop },
  moving(fadeIn, fadeOut),
])

const sheet = style({
  vars: { [edge]: vars.space['6'] },
  position: 'absolute',
  outline: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  maxWidth: '100%',
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.flyout,
  '@media': {
    // At 400 % zoom there is no room for fixed parts, so the whole flyout scrolls.
    [media.short]: { overflowY: 'auto' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
})

/** A container query context in rem units. */
const side = style([sheet, { top: 0, width: '100%', height: '100dvh', maxHeight: 'none', containerType: 'size' }])

/** At full width, its content is aligned with that of the page. */
const across = style([sheet, { vars: { [edge]: vars.layout.margin }, insetInline: 0, maxHeight: '100dvh' }])

const moves = style(moving(slideIn, slideOut))

export const anchor = styleVariants({
  left: [side, moves, { vars: { [away]: 'translateX(-100%)' }, left: 0 }],
  right: [side, moves, { vars: { [away]: 'translateX(100%)' }, right: 0 }],
  top: [across, moves, { vars: { [away]: 'translateY(-100%)' }, top: 0 }],
  bottom: [
    across,
    moves,
    {
      vars: { [away]: 'translateY(100%)' },
      bottom: 0,
      '@media': { [media.tablet]: { maxHeight: '90dvh' } },
    },
  ],
})

/** Width from 768 px on. */
export const width = styleVariants({
  medium: { '@media': { [media.tablet]: { width: rem(480) } } },
  wide: { '@media': { [media.tablet]: { width: rem(720) } } },
})

/** A phone at 200 % zoom: the title and its actions need a line each. */
const narrow = '(max-width: 16rem)'

const inline = {
  paddingInlineStart: `max(${edge}, ${safeArea.left})`,
  paddingInlineEnd: `max(${edge}, ${safeArea.right})`,
}

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'flex-start',
  gap: vars.space['2'],
  ...inline,
  paddingInlineEnd: `calc(max(${edge}, ${safeArea.right}) - ${vars.space['3']})`,
  paddingBlock: `max(${rem(10)}, ${safeArea.top}) ${rem(10)}`,
  borderBottom: `1px solid ${vars.color.line}`,
  '@container': { [narrow]: { flexWrap: 'wrap' } },
})

export const title = style({
  flex: '1 1 auto',
  minWidth: 0,
  // Aligns the first line with the 44 px buttons.
  paddingBlock: rem(14),
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '@container': { [narrow]: { flexBasis: 0 } },
})

export const actions = style({
  flex: 'none',
  maxWidth: '50%',
  '@container': { [narrow]: { order: 1, flexBasis: '100%', maxWidth: '100%' } },
})

/** Aligns the icon, not its hit area, with the edge of the content. */
export const back = style({ marginInlineStart: `calc(-1 * ${vars.space['3']})` })

export const body = style({
  // A grid, so that content can be as high as the flyout.
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ...inline,
  paddingBlock: `${vars.space['4']} max(${vars.space['6']}, ${safeArea.bottom})`,
  '@media': { [media.short]: { flex: 'none', overflowY: 'visible' } },
})

export const foot = style({
  flex: 'none',
  display: 'grid',
  gap: vars.space['3'],
  ...inline,
  paddingBlock: `${vars.space['6']} max(${vars.space['6']}, ${safeArea.bottom})`,
  borderTop: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
})
