import { globalFontFace } from '@vanilla-extract/css'

const files = '@fontsource-variable'

// Letters, punctuation and currency signs of English, German, French and Danish.
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

const webFont = (file: string, weights: string) => ({
  src: `url(${files}/${file}) format('woff2')`,
  fontWeight: weights,
  fontStyle: 'normal',
  // A face that comes late stays unused on this page: text never moves. The host preloads the theme's faces.
  fontDisplay: 'optional' as const,
  unicodeRange: LATIN,
})

globalFontFace('Cormorant Variable', webFont('cormorant/files/cormorant-latin-wght-normal.woff2', '300 700'))
globalFontFace('Figtree Variable', webFont('figtree/files/figtree-latin-wght-normal.woff2', '300 900'))
globalFontFace('Jost Variable', webFont('jost/files/jost-latin-wght-normal.woff2', '100 900'))
globalFontFace(
  'Libre Franklin Variable',
  webFont('libre-franklin/files/libre-franklin-latin-wght-normal.woff2', '100 900'),
)

const ARIAL = "local('Arial'), local('Liberation Sans'), local('Helvetica'), local('Roboto')"
const TIMES = "local('Times New Roman'), local('Liberation Serif'), local('Times'), local('Noto Serif')"

// Fallback faces take the room of the web font, so that its arrival moves nothing. Measured over mixed text of the four
// languages: sizeAdjust = web width / fallback width; the overrides = ascent and descent of the web font / sizeAdjust.
const fallback = (src: string, sizeAdjust: string, ascent: string, descent: string) => ({
  src,
  sizeAdjust,
  ascentOverride: ascent,
  descentOverride: descent,
  lineGapOverride: '0%',
})

globalFontFace('Cormorant Fallback', fallback(TIMES, '95.76%', '96.49%', '29.97%'))
globalFontFace('Figtree Fallback', fallback(ARIAL, '99.57%', '95.41%', '25.11%'))
globalFontFace('Jost Fallback', fallback(ARIAL, '95.56%', '111.98%', '39.24%'))
globalFontFace('Libre Franklin Fallback', fallback(ARIAL, '103.01%', '93.78%', '23.88%'))
