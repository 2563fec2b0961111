import { globalFontFace } from '@vanilla-extract/css'
import { standIns } from './standIns.js'

// Characters kept by scripts/makeFonts.py: letters, punctuation and symbols of English, German, French and Danish.
const LATIN =
  'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200B,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F-2030,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212'
const CAPITALS = 'U+41-5A,U+C0-DE'
const ZERO = 'U+30'

const ARIAL = "local('Arial'), local('Liberation Sans'), local('Helvetica')"
const TIMES = "local('Times New Roman'), local('Liberation Serif'), local('Times')"
const ROBOTO = "local('Roboto'), local('Roboto-Regular')"
const NOTO_SERIF = "local('Noto Serif'), local('NotoSerif'), local('NotoSerif-Regular')"

const sans = { computer: ARIAL, android: ROBOTO }

/** Font files, their ascent and descent in percent of the size, and their fallback fonts. */
const webFonts = {
  Cormorant: { file: 'cormorant', ascent: 92.4, descent: 28.7, computer: TIMES, android: NOTO_SERIF },
  Figtree: { file: 'figtree', ascent: 95, descent: 25, ...sans },
  Jost: { file: 'jost', ascent: 107, descent: 37.5, ...sans },
  'Libre Franklin': { file: 'libre-franklin', ascent: 96.6, descent: 24.6, ...sans },
}

const standInNames = { computer: 'Fallback', android: 'Android' }

for (const [family, { file }] of Object.entries(webFonts)) {
  globalFontFace(`${family} Variable`, {
    src: `url(../../fonts/${file}-latin-wght-normal.woff2) format('woff2')`,
    fontWeight: '300 600',
    fontStyle: 'normal',
    // The fallbacks have matching metrics, so a late swap causes no layout shift. The host preloads the fonts.
    fontDisplay: 'swap',
    unicodeRange: LATIN,
  })
}

for (const { family, weight, system, small, capitals, zero } of standIns) {
  const { ascent, descent, [system]: src } = webFonts[family]
  const standIn = (sizeAdjust: number, unicodeRange?: string) =>
    globalFontFace(`${family} ${standInNames[system]}`, {
      src,
      fontWeight: weightRange(family, weight),
      sizeAdjust: `${sizeAdjust}%`,
      ascentOverride: percent(ascent / sizeAdjust),
      descentOverride: percent(descent / sizeAdjust),
      lineGapOverride: '0%',
      ...(unicodeRange && { unicodeRange }),
    })
  // When two faces contain a character, the later one applies. `ch` units use the zero, which has a separate fallback.
  standIn(small)
  standIn(capitals, CAPITALS)
  standIn(zero, ZERO)
}

/** The first and last measured weights also cover the lighter and bolder ones. */
function weightRange(family: string, weight: number): string {
  const weights = standIns.filter((standIn) => standIn.family === family).map((standIn) => standIn.weight)
  return `${weight === Math.min(...weights) ? 300 : weight} ${weight === Math.max(...weights) ? 600 : weight}`
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`
}
