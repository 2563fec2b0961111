import { media } from '@vitrine/ui/theme/media'
import { vars } from '@vitrine/ui/theme/contract.css'
import { text } from '@vitrine/ui/theme/text'
import { style } from '@vanilla-extract/css'

export const footer = style({ display: 'grid', gap: vars.space['6'], color: vars.color.ink })

/** Keeps its height, so that the page does not move when the days are known. */
export const delivery = style([
  text.small,
  { margin: 0, minHeight: '1lh', '@media': { [media.noScript]: { display: 'none' } } },
])

/** A quiet line: most shoppers do not need it. */
export const details = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&[open]': { paddingBlockEnd: vars.space['6'] } },
})

/** Has no content without scripts. */
export const scripted = style([details, { '@media': { [media.noScript]: { display: 'none' } } }])

export const opener = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: '3rem',
  cursor: 'pointer',
  listStyle: 'none',
  '::marker': { content: '' },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const chevron = style({
  width: 18,
  height: 18,
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
})

export const waiting = style({ height: '5rem' })

/** Forms that work without scripts. Their styles are part of the page, unlike those of code that is loaded later. */
export const plain = style({ display: 'grid', gap: vars.space['4'] })

export const plainForm = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['4'],
  margin: 0,
  overflowWrap: 'anywhere',
})

export const plainField = style([
  text.body,
  {
    flex: '1 1 10rem',
    minWidth: 0,
    minHeight: '3rem',
    paddingInline: vars.space['3'],
    border: `1px solid ${vars.color.control}`,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: 'inherit',
  },
])

export const plainMessage = style([
  text.small,
  {
    margin: `0 0 ${vars.space['4']}`,
    padding: vars.space['4'],
    borderInlineStart: `2px solid ${vars.color.ink}`,
    background: vars.color.tile,
  },
])
