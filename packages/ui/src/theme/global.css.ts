import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'
import './layers.css.js'
import './fonts.css.js'
import './scale.css.js'
import './retailer/theme.css.js'
import './bespoke/theme.css.js'
import './cpo/theme.css.js'
import './cpov7/theme.css.js'
import { ANY_THEME } from './anyTheme.js'
import { vars } from './contract.css.js'
import { layers } from './layers.css.js'
import { media } from './media.js'

const reset = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@layer': { [layers.reset]: rule } })

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('body, h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, fieldset, pre', { margin: 0, padding: 0 })
reset('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingTop: vars.layout.header,
  '@media': { [media.desktop]: { scrollPaddingTop: vars.layout.headerLarge } },
})
reset('body', { minHeight: '100svh', overflowX: 'clip' })
reset(ANY_THEME, {
  backgroundColor: vars.color.bg,
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.size.body,
  fontWeight: vars.weight.body,
  lineHeight: vars.lineHeight.body,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
})
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit', maxWidth: '100%', overflowWrap: 'break-word' })
reset('img, picture, svg, video', { display: 'block', maxWidth: '100%' })
reset('img, video', { height: 'auto' })
reset('ul[role="list"], ol[role="list"]', { listStyle: 'none' })
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
// On the controls, not on the theme, because a section of another tone has another colour.
reset('input, progress', { accentColor: vars.color.cta })
reset('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' })
reset('fieldset', { border: 0, minWidth: 0 })
reset('a', { color: 'inherit', textDecoration: 'none' })
reset('summary', { cursor: 'pointer', listStyle: 'none' })
reset('summary::-webkit-details-marker', { display: 'none' })
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 })
reset('th', { fontWeight: 'inherit', textAlign: 'start' })
reset('[hidden]:not([hidden="until-found"])', { display: 'none' })
reset(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 })
reset('[tabindex="-1"]:focus', { outline: 'none' })
reset('::selection', { backgroundColor: vars.color.cta, color: vars.color.ctaText })
reset('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
    },
  },
})
