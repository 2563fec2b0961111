/** Red, green, blue from 0 to 255. */
export type Rgb = readonly [number, number, number]

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function hex([r, g, b]: Rgb): string {
  const channel = (value: number) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0')
  return `#${channel(r)}${channel(g)}${channel(b)}`
}

/** Colour between two others, `t` from 0 to 1. */
export function mix(from: string, to: string, t: number): string {
  const a = rgb(from)
  const b = rgb(to)
  return hex([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t])
}

/** Colour of an evenly spaced ramp at `t` from 0 to 1. */
export function along(ramp: readonly string[], t: number): string {
  const position = Math.min(1, Math.max(0, t)) * (ramp.length - 1)
  const index = Math.min(Math.floor(position), ramp.length - 2)
  return mix(ramp[index] ?? '#000000', ramp[index + 1] ?? '#ffffff', position - index)
}
