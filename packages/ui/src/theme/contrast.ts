import { type ColorValue, parseColor, printColor } from './colorValue.js'

/** WCAG 2 contrast of two opaque colours, 1 to 21. */
export function contrast(foreground: string, background: string): number {
  const one = luminance(foreground)
  const other = luminance(background)
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** The opaque result of a translucent colour on a background. */
export function over(veil: string, ground: string): string {
  return mix(ground, veil, read(veil).alpha)
}

/** Mixes two colours; `share` of the second, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const one = read(first)
  const two = read(second)
  const between = (channel: 'red' | 'green' | 'blue') => one[channel] * (1 - share) + two[channel] * share
  return printColor({ red: between('red'), green: between('green'), blue: between('blue'), alpha: 1 })
}

/** Relative luminance of WCAG 2: 0 is black, 1 is white. */
export function luminance(color: string): number {
  const { red, green, blue } = read(color)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(value: number): number {
  const channel = value / 255
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function read(color: string): ColorValue {
  const value = parseColor(color)
  if (value) return value
  throw new Error(`"${color}" is not a colour whose contrast can be computed. Write #rrggbb or rgba(r, g, b, a).`)
}
