import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const root = style({
  ...column,
  gap: vars.space[8],
  maxWidth: rem(640),
  color: vars.color.ink,
  '@media': { [media.desktop]: { gap: vars.space[12] } },
})

// Styles show the sections of the chosen way, so that the form works without scripts.
const PICK_UP = ':has([name="mode"][value="pickup"]:checked)'
const SAME = ':has([name="billingSame"]:checked)'
const SAVED = ':has([name="savedAddressId"]:checked:not([value=""]))'
const gone = { display: 'none' } as const

export const delivery = style({
  ...column,
  gap: vars.space[6],
  selectors: { [`${root}${PICK_UP} &`]: gone },
})

export const pickup = style({
  ...column,
  gap: vars.space[6],
  selectors: { [`${root}:not(${PICK_UP}) &`]: gone },
})

export const same = style({ selectors: { [`${root}${PICK_UP} &`]: gone } })

export const billing = style({ selectors: { [`${root}:not(${PICK_UP})${SAME} &`]: gone } })

/** Hidden while a saved address is chosen. */
export const newAddress = style({
  ...column,
  gap: vars.space[8],
  selectors: { [`${root}${SAVED} &`]: gone },
})

export const line = style({ display: 'block' })

export const stock = style([line, { color: vars.color.ink, paddingBlock: vars.space[1] }])

/** Above the label, which covers the card. */
export const cardLink = style([
  text.small,
  { position: 'relative', zIndex: 1, display: 'inline-block', paddingBlock: rem(6), color: vars.color.ink },
])
