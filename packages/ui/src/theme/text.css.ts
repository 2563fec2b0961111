import { type StyleRule, style } from '@vanilla-extract/css'
import { vars } from './contract.css.js'
import { layers } from './layers.css.js'
import { media } from './media.js'

type TextName = keyof typeof vars.size

const make = (name: TextName, rule: StyleRule) =>
  style(
    { '@layer': { [layers.text]: { fontSize: vars.size[name], lineHeight: vars.lineHeight[name], ...rule } } },
    `text_${name}`,
  )

const heading: StyleRule = {
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  // Cormorant's default figures are old-style.
  fontVariantNumeric: 'lining-nums',
  letterSpacing: vars.tracking.normal,
  textWrap: 'balance',
  // Hyphenates long German compounds on phones.
  '@media': { [`not all and ${media.tablet}`]: { hyphens: 'auto', hyphenateLimitChars: '14 6 6' } },
}
const running: StyleRule = { fontFamily: vars.font.body, fontWeight: vars.weight.body, textWrap: 'pretty' }

/** Text styles, one class each. */
export const text = {
  display: make('display', { ...heading, letterSpacing: vars.tracking.tight }),
  h1: make('h1', { ...heading, letterSpacing: '-0.005em' }),
  h2: make('h2', heading),
  h3: make('h3', heading),
  lead: make('lead', running),
  body: make('body', running),
  small: make('small', running),
  caption: make('caption', running),
  overline: make('overline', {
    fontFamily: vars.font.body,
    fontWeight: vars.weight.medium,
    letterSpacing: vars.tracking.overline,
    textTransform: 'uppercase',
  }),
} as const
