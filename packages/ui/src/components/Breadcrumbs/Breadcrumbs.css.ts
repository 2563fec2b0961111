import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { rem } from '../../theme/fluid.js'
import { media } from '../../theme/media.js'

const phone = `not all and ${media.tablet}`

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  paddingBlock: vars.space['3'],
  color: vars.color.ink2,
  '@media': { [phone]: { flexWrap: 'nowrap' } },
})

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: rem(32),
  overflowWrap: 'anywhere',
  selectors: {
    '& + &::before': { content: '"/" / ""', paddingInline: vars.space['2'], color: vars.color.control },
    '&:last-child': { color: vars.color.ink },
  },
  '@media': {
    // Phones show a single line with the parent page only.
    [phone]: {
      flex: 'none',
      maxWidth: '60%',
      selectors: {
        '&:not(:nth-last-child(-n + 2))': { display: 'none' },
        '&:nth-last-child(2)::before': { content: '"\\2039" / ""', paddingInline: `0 ${vars.space['2']}` },
        '&:last-child': { flex: '0 1 auto', minWidth: 0, maxWidth: 'none' },
      },
    },
  },
})

/** On phones a long name is cut off with an ellipsis; the document contains the full text. */
export const body = style({
  '@media': { [phone]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: rem(32) } },
})
