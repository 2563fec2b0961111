import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

export const root = style({ margin: 0 })

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  height: '100%',
  background: vars.color.tileBlack,
})

/** Below the video, which is transparent until its first frame has loaded. */
export const poster = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' })

export const whole = style({ objectFit: 'contain', objectPosition: 'center' })

export const video = style({ position: 'relative', width: '100%', height: '100%', objectFit: 'contain' })

export const ratio = styleVariants({
  '4:5': { aspectRatio: '4 / 5' },
  '1:1': { aspectRatio: '1 / 1' },
  '16:9': { aspectRatio: '16 / 9' },
  '21:9': { aspectRatio: '21 / 9' },
  '3:4': { aspectRatio: '3 / 4' },
  '3:2': { aspectRatio: '3 / 2' },
  '5:4': { aspectRatio: '5 / 4' },
})

export const button = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  display: 'grid',
  placeItems: 'center',
  ':focus-visible': { outlineOffset: -4 },
})

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(72),
  height: rem(72),
  color: vars.color.onScrim,
  background: vars.color.scrim,
  border: `1px solid ${vars.color.onScrim}`,
  borderRadius: '50%',
  transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
  '@media': { [media.hover]: { selectors: { [`${button}:hover &`]: { transform: 'scale(1.06)' } } } },
})

export const broken = style([
  text.small,
  {
    position: 'absolute',
    inset: 'auto 0 0',
    margin: 0,
    padding: vars.space[4],
    color: vars.color.ink,
    background: vars.color.surface,
  },
])

export const transcript = style([
  text.small,
  {
    color: vars.color.ink2,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    selectors: { '&[open]': { paddingBlockEnd: vars.space[4] } },
  },
])

export const summary = style({
  display: 'list-item',
  listStyle: 'disclosure-closed inside',
  minHeight: rem(44),
  paddingBlock: vars.space[3],
  color: vars.color.ink,
  selectors: { [`${transcript}[open] > &`]: { listStyleType: 'disclosure-open' } },
})
