type Rgb = readonly [red: number, green: number, blue: number]

/** WCAG 2 contrast of an opaque colour on an opaque ground, both as hex. */
export function contrast(foreground: string, background: string): number {
  const light = luminance(rgb(foreground))
  const dark = luminance(rgb(background))
  return (Math.max(light, dark) + 0.05) / (Math.min(light, dark) + 0.05)
}

/** The opaque hex colour that a translucent `rgba(r, g, b, a)` makes over a ground. */
export function over(veil: string, ground: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (veil.match(/[\d.]+/g) ?? []).map(Number)
  const mix = [red, green, blue].map((value, index) =>
    Math.round(value * alpha + (rgb(ground)[index] ?? 0) * (1 - alpha)),
  )
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function rgb(hex: string): Rgb {
  const value = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16)
  return [value(1), value(3), value(5)]
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((value) => {
    const channel = value / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
