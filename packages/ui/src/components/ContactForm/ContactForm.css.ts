import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'
import { text } from '../../theme/text.css.js'

/** A container query context, because the form is used both on pages and in flyouts. */
export const root = style({ containerType: 'inline-size', width: '100%', minWidth: 0, color: vars.color.ink })

/** With enough space, the subject of the form is a sticky column next to the fields. */
const twoColumns = '(min-width: 60rem)'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const body = style({
  ...column,
  gap: vars.space[12],
  '@container': {
    [twoColumns]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: vars.layout.gutter },
  },
})

export const head = style({
  ...column,
  gap: vars.space[4],
  alignContent: 'start',
  maxWidth: rem(640),
  '@container': {
    [twoColumns]: {
      position: 'sticky',
      insetBlockStart: vars.space[32],
      alignSelf: 'start',
      paddingInlineEnd: vars.space[8],
    },
  },
})

export const fields = style({
  ...column,
  gap: vars.space[12],
  maxWidth: rem(640),
  '@media': { [media.desktop]: { gap: vars.space[16] } },
  '@container': { [twoColumns]: { gridColumn: 2 } },
})

export const title = style([text.h2, { overflowWrap: 'break-word' }])

export const intro = style([text.body, { maxWidth: '60ch', color: vars.color.ink2, overflowWrap: 'break-word' }])

/** End of the form: consent, error message and button. */
export const end = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] })

/** Short fields share a line while there is space. */
export const inLine = style({ selectors: { '&&': { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[8] } } })

/** All sub-reasons at once, for pages without scripts; with scripts they depend on the main reason. */
export const withoutScripts = style({
  display: 'none',
  '@media': { [media.noScript]: { display: 'block' } },
})

/** Consent is set as body text, not as a field label. */
export const terms = style([text.small])
