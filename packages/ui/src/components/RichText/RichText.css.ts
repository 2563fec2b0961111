import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { layers } from '../../theme/layers.css.js'
import { media } from '../../theme/media.js'
import { brokenImage } from '../CloudImage/brokenImage.js'

export const root = style({ maxWidth: '66ch', overflowWrap: 'break-word' })

const inside = (selectors: string, rule: GlobalStyleRule) => {
  const scoped = selectors.split(', ').map((selector) => `${root} ${selector}`)
  globalStyle(scoped.join(', '), { '@layer': { [layers.primitive]: rule } })
}

const heading = { fontFamily: vars.font.heading, fontWeight: vars.weight.heading, fontVariantNumeric: 'lining-nums' }

inside('> * + *', { marginTop: '1em' })
inside('h2', { ...heading, fontSize: vars.size.h2, lineHeight: vars.lineHeight.h2, marginTop: vars.space['12'] })
inside('h3', { ...heading, fontSize: vars.size.h3, lineHeight: vars.lineHeight.h3, marginTop: vars.space['8'] })
inside('h4', { fontWeight: vars.weight.medium, marginTop: vars.space['6'] })
inside('> :first-child', { marginTop: 0 })
inside('a', { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: '0.25em' })
inside('ul, ol', { paddingInlineStart: '1.25em' })
inside('li + li', { marginTop: vars.space['2'] })
inside('li::marker', { color: vars.color.accent })
inside('strong, b', { fontWeight: vars.weight.medium })
inside('blockquote', {
  paddingInlineStart: vars.space['6'],
  borderInlineStart: `1px solid ${vars.color.accent2}`,
  color: vars.color.ink2,
})
// On phones columns have equal width and words are hyphenated, so that a table never widens the page.
inside('table', {
  width: '100%',
  hyphens: 'auto',
  overflowWrap: 'break-word',
  '@media': { [`not all and ${media.tablet}`]: { tableLayout: 'fixed', fontSize: '0.875em' } },
})
inside('th, td', {
  padding: `${vars.space['3']} ${vars.space['4']} ${vars.space['3']} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
const { '::before': tile, '::after': altText, ...broken } = brokenImage('insetBlockEnd')
inside('img', broken)
inside('img::before', tile)
inside('img::after', altText)
inside('hr', { border: 0, borderTop: `1px solid ${vars.color.line}`, marginBlock: vars.space['8'] })
