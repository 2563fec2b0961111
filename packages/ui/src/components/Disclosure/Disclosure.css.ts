import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'

export const root = style({ borderBottom: `1px solid ${vars.color.line}` })

export const heading = style({ margin: 0 })

export const button = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['6'],
  width: '100%',
  minHeight: rem(68),
  paddingBlock: vars.space['3'],
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.accent } },
    [media.noScript]: { cursor: 'auto' },
  },
})

/** A plus sign that turns into a minus sign. */
export const mark = style({
  position: 'relative',
  flex: 'none',
  width: rem(16),
  height: rem(16),
  '::before': { content: '""', position: 'absolute', inset: '50% 0 auto', borderTop: '1px solid currentColor' },
  '::after': {
    content: '""',
    position: 'absolute',
    inset: '0 auto 0 50%',
    borderLeft: '1px solid currentColor',
    transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
  },
  selectors: { '[aria-expanded="true"] > &::after': { transform: 'scaleY(0)' } },
  '@media': { [media.noScript]: { display: 'none' } },
})

const shown = { display: 'block', contentVisibility: 'visible' } as const

/** No padding of its own: a panel with `hidden="until-found"` keeps its box. */
export const panel = style({
  selectors: {
    // The panel addressed by the URL is open before scripts run, so that hydration causes no layout shift.
    [`${root}:target:not([data-closed]) > &[hidden]`]: shown,
  },
  '@media': { [media.noScript]: { selectors: { '&[hidden]': shown } } },
})

export const body = style({
  paddingBlock: `${vars.space['1']} ${vars.space['8']}`,
  color: vars.color.ink2,
})
