/** A colour for computations: channels 0 to 255, alpha 0 to 1. */
export interface ColorValue {
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly alpha: number
}

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i
const RGB = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*(0|1|0?\.\d+|1\.0+)\s*)?\)$/i

/** Parses `#rgb`, `#rrggbb`, `rgb(r, g, b)` or `rgba(r, g, b, a)`; null = another format. */
export function parseColor(text: string): ColorValue | null {
  if (HEX.test(text)) return fromHex(text.length === 4 ? text.replaceAll(/[\da-f]/gi, '$&$&') : text)
  const match = RGB.exec(text)
  if (!match) return null
  const [, red, green, blue, alpha = '1'] = match
  const color = { red: Number(red), green: Number(green), blue: Number(blue), alpha: Number(alpha) }
  return Math.max(color.red, color.green, color.blue) > 255 ? null : color
}

/** `#rrggbb`, or `rgba(…)` for a translucent colour. */
export function printColor({ red, green, blue, alpha }: ColorValue): string {
  if (alpha < 1) return `rgba(${Math.round(red)}, ${Math.round(green)}, ${Math.round(blue)}, ${alpha})`
  return `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

function fromHex(hex: string): ColorValue {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16)
  return { red: channel(1), green: channel(3), blue: channel(5), alpha: 1 }
}
