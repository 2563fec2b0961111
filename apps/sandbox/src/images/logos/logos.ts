import type { BrandName } from '../../seed/makers.js'
import { slugOf } from '../../seed/slug.js'
import { lettering, letteringWidth } from './lettering.js'

/** Logo of a brand: dark strokes on a transparent ground. */
export interface Logo {
  readonly brand: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly svg: string
}

interface Sign {
  /** Stroke width and letter spacing as fractions of the cap height. */
  readonly weight: number
  readonly tracking: number
  /** A mark above the name, drawn around 0,0 within 40 x 30. */
  readonly mark?: string | undefined
}

const INK = '#161616'
const HEIGHT = 200
const CAP = 56
const MARGIN = 24

const signs: Readonly<Record<BrandName, Sign>> = {
  Corvane: { weight: 0.1, tracking: 0.7, mark: 'M0 -16L13 0L0 16L-13 0ZM-13 0H13' },
  Aurelune: { weight: 0.08, tracking: 0.55, mark: 'M8 -14A16 16 0 1 0 8 14A15 15 0 0 1 8 -14Z' },
  Tessmohr: { weight: 0.17, tracking: 0.3 },
  Brandvold: { weight: 0.13, tracking: 0.4, mark: 'M-20 6C-10 -4 10 -4 20 6M-20 14C-10 4 10 4 20 14M0 -16V0' },
  Ilvane: { weight: 0.09, tracking: 0.6, mark: 'M-9 -16H9A5 5 0 0 1 9 16H-9A5 5 0 0 1 -9 -16Z' },
  Kestrelle: { weight: 0.11, tracking: 0.45, mark: 'M-20 8L0 -12L20 8M-10 12L0 2L10 12' },
  Montferre: { weight: 0.1, tracking: 0.5, mark: 'M-18 14L-6 -14L0 0L6 -14L18 14' },
  Sérance: { weight: 0.06, tracking: 0.9 },
  'Odalie Voss': { weight: 0.08, tracking: 0.5, mark: 'M0 -13A13 13 0 1 1 0 13A13 13 0 1 1 0 -13Z' },
  Lumeric: { weight: 0.07, tracking: 0.75, mark: 'M-18 10A18 18 0 0 1 18 10M-11 10A11 11 0 0 1 11 10' },
  'Perrine Ashdown': { weight: 0.08, tracking: 0.38 },
  Halbrenn: { weight: 0.13, tracking: 0.6 },
}

/** Every logo by the slug of its brand. */
export const logos: ReadonlyMap<string, Logo> = new Map(
  Object.entries(signs).map(([brand, sign]) => [slugOf(brand), drawLogo(brand, sign)]),
)

function drawLogo(brand: string, { weight, tracking, mark }: Sign): Logo {
  const style = { height: CAP, weight, tracking, colour: INK }
  const width = Math.ceil(letteringWidth(brand, style)) + 2 * MARGIN
  const letters = `<g transform="translate(${width / 2} ${mark ? 140 : HEIGHT / 2})">${lettering(brand, style)}</g>`
  const sign = mark
    ? `<g transform="translate(${width / 2} 58) scale(1.6)" fill="none" stroke="${INK}" stroke-width="${weight * 35}" stroke-linejoin="round"><path d="${mark}"/></g>`
    : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}">${sign}${letters}</svg>`
  return { brand, width, height: HEIGHT, svg }
}
