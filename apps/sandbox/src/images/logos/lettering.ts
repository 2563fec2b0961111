/** Single-stroke capitals with cap height 10, so that wordmarks need no installed font: [advance width, path]. */
const GLYPHS: ReadonlyMap<string, readonly [number, string]> = new Map([
  ['A', [8, 'M0 10L4 0L8 10M1.4 6.7H6.6']],
  ['B', [6.2, 'M0 0V10H3.4A2.6 2.6 0 0 0 3.4 4.8H0M3.2 4.8A2.4 2.4 0 0 0 3.2 0H0']],
  ['C', [8.8, 'M8.6 1.8A5 5 0 1 0 8.6 8.2']],
  ['D', [8, 'M0 0V10H3A5 5 0 0 0 3 0Z']],
  ['E', [5.4, 'M5.4 0H0V10H5.4M0 4.8H4.7']],
  ['F', [5.2, 'M5.2 0H0V10M0 4.9H4.4']],
  ['G', [9.2, 'M8.6 1.8A5 5 0 1 0 9.2 7.6V5.6H6']],
  ['H', [7.4, 'M0 0V10M7.4 0V10M0 4.9H7.4']],
  ['I', [0.4, 'M.2 0V10']],
  ['J', [4, 'M4 0V7.4A2.2 2.2 0 0 1 0 8.6']],
  ['K', [6.6, 'M0 0V10M6.2 0L0 6.2M2.2 4.1L6.6 10']],
  ['L', [5.2, 'M0 0V10H5.2']],
  ['M', [9.2, 'M0 10L.8 0L4.6 8L8.4 0L9.2 10']],
  ['N', [7.6, 'M0 10V0L7.6 10V0']],
  ['O', [10, 'M5 0A5 5 0 1 1 5 10A5 5 0 1 1 5 0Z']],
  ['P', [6, 'M0 10V0H3.3A2.7 2.7 0 0 1 3.3 5.4H0']],
  ['Q', [10, 'M5 0A5 5 0 1 1 5 10A5 5 0 1 1 5 0ZM6 7L9.6 10.8']],
  ['R', [6.4, 'M0 10V0H3.4A2.6 2.6 0 0 1 3.4 5.2H0M3.2 5.2L6.4 10']],
  ['S', [5.6, 'M5.2 1.5A2.7 2.5 0 1 0 2.8 4.9A2.8 2.6 0 1 1 .2 8.4']],
  ['T', [7, 'M0 0H7M3.5 0V10']],
  ['U', [7.2, 'M0 0V6.4A3.6 3.6 0 0 0 7.2 6.4V0']],
  ['V', [8, 'M0 0L4 10L8 0']],
  ['W', [11.6, 'M0 0L2.9 10L5.8 .6L8.7 10L11.6 0']],
  ['X', [7, 'M0 0L7 10M7 0L0 10']],
  ['Y', [7.4, 'M0 0L3.7 4.9L7.4 0M3.7 4.9V10']],
  ['Z', [6.6, 'M0 0H6.6L0 10H6.6']],
  ['É', [5.4, 'M5.4 0H0V10H5.4M0 4.8H4.7M2.2 -1.6L4 -3.6']],
  [' ', [4, '']],
])

/** Style of a line of letters. */
export interface LetterStyle {
  /** Cap height. */
  readonly height: number
  readonly colour: string
  /** Stroke width as a fraction of the cap height. */
  readonly weight: number
  /** Letter spacing as a fraction of the cap height. */
  readonly tracking: number
}

/** A line of capitals, centred on 0,0. Characters without a glyph become a space. */
export function lettering(text: string, { height, colour, weight, tracking }: LetterStyle): string {
  const gap = tracking * 10
  let cursor = 0
  let paths = ''
  for (const character of text.toUpperCase()) {
    const [width, path] = GLYPHS.get(character) ?? [4, '']
    if (path !== '') paths += `<path transform="translate(${n(cursor)} 0)" d="${path}"/>`
    cursor += width + gap
  }
  const scale = height / 10
  const x = (-(cursor - gap) / 2) * scale
  return `<g transform="translate(${n(x)} ${n(-height / 2)}) scale(${Math.round(scale * 1000) / 1000})" fill="none" stroke="${colour}" stroke-width="${n(weight * 10)}" stroke-linejoin="round" stroke-linecap="butt">${paths}</g>`
}

/** Width of the same line. */
export function letteringWidth(text: string, { height, tracking }: LetterStyle): number {
  const gap = tracking * 10
  let width = -gap
  for (const character of text.toUpperCase()) width += (GLYPHS.get(character)?.[0] ?? 4) + gap
  return (width * height) / 10
}

/** Formats a number for SVG: two decimals, no trailing zeros. */
function n(value: number): string {
  return String(Math.round(value * 100) / 100)
}
