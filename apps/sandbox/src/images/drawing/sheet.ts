/** Collects the shared definitions (gradients, clips, filters) of one SVG. */
export interface Sheet {
  /** Adds a definition once per `name` and returns its id. */
  define(name: string, markup: (id: string) => string): string
  /**
   * The finished SVG document. `bleed` adds a margin that is cut off after drawing: blurs end at the edge of a drawing, and
   * their faded rim falls into the bleed.
   */
  document(width: number, height: number, body: string, bleed?: number): string
}

export function createSheet(): Sheet {
  const definitions = new Map<string, string>()
  return {
    define(name, markup) {
      const id = name.replace(/[^A-Za-z0-9_-]/g, '_')
      if (!definitions.has(id)) {
        definitions.set(id, '')
        definitions.set(id, markup(id))
      }
      return id
    },
    document(width, height, body, bleed = 0) {
      const defs = [...definitions.values()].join('')
      return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width + 2 * bleed}" height="${height + 2 * bleed}" viewBox="${-bleed} ${-bleed} ${width + 2 * bleed} ${height + 2 * bleed}"><defs>${defs}</defs>${body}</svg>`
    },
  }
}

/** A number for SVG: two decimals, no trailing zeros. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** Moves, turns (degrees) and scales `body`. */
export function place(body: string, x: number, y: number, turn = 0, scale = 1): string {
  const rotate = turn === 0 ? '' : ` rotate(${n(turn)})`
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 10000) / 10000})`
  return `<g transform="translate(${n(x)} ${n(y)})${rotate}${size}">${body}</g>`
}

/** Puts `body` in a group with the given attributes. */
export function group(attributes: string, body: string): string {
  return `<g ${attributes}>${body}</g>`
}

type Stop = readonly [offset: number, colour: string, opacity?: number]

function stops(list: readonly Stop[]): string {
  return list
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${n(opacity)}"`
      return `<stop offset="${n(offset)}" stop-color="${colour}"${alpha}/>`
    })
    .join('')
}

/** Paint of a linear gradient over the object's box; `angle` in degrees, 0 = left to right, 90 = downwards. */
export function linear(sheet: Sheet, name: string, angle: number, list: readonly Stop[]): string {
  const dx = Math.cos((angle * Math.PI) / 180) / 2
  const dy = Math.sin((angle * Math.PI) / 180) / 2
  const ends = `x1="${n(0.5 - dx)}" y1="${n(0.5 - dy)}" x2="${n(0.5 + dx)}" y2="${n(0.5 + dy)}"`
  const id = sheet.define(name, (key) => `<linearGradient id="${key}" ${ends}>${stops(list)}</linearGradient>`)
  return `url(#${id})`
}

/** Paint of a radial gradient over the object's box; centre in fractions. */
export function radial(sheet: Sheet, name: string, list: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
  const id = sheet.define(
    name,
    (key) => `<radialGradient id="${key}" cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}">${stops(list)}</radialGradient>`,
  )
  return `url(#${id})`
}

/**
 * Attribute value of a Gaussian blur, in user units. `reach` is how far the blur spreads beyond the shape, in percent of its
 * size; large shapes need little and are then blurred faster.
 */
export function blur(sheet: Sheet, deviation: number, reach = 50): string {
  const id = sheet.define(
    `blur${deviation}-${reach}`,
    (key) =>
      `<filter id="${key}" x="${-reach}%" y="${-reach}%" width="${100 + 2 * reach}%" height="${100 + 2 * reach}%"><feGaussianBlur stdDeviation="${n(deviation)}"/></filter>`,
  )
  return `url(#${id})`
}
