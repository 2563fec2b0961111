import { globalFontFace } from '@vanilla-extract/css'

// What scripts/makeFonts.py leaves in the files: letters, punctuation and signs of English, German, French and Danish.
const LATIN =
  'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200B,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F-2030,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212'

const webFont = (file: string) => ({
  src: `url(../../fonts/${file}) format('woff2')`,
  fontWeight: '300 600',
  fontStyle: 'normal',
  // A face that comes late stays unused on this page: text never moves. The host preloads the theme's faces.
  fontDisplay: 'optional' as const,
  unicodeRange: LATIN,
})

globalFontFace('Cormorant Variable', webFont('cormorant-latin-wght-normal.woff2'))
globalFontFace('Figtree Variable', webFont('figtree-latin-wght-normal.woff2'))
globalFontFace('Jost Variable', webFont('jost-latin-wght-normal.woff2'))
globalFontFace('Libre Franklin Variable', webFont('libre-franklin-latin-wght-normal.woff2'))

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
