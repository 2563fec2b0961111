import type { DesignRef } from '../../../seed/seedTypes.js'
import { mix } from '../colour.js'
import { tone } from '../palette.js'
import { createRandom } from '../../../createRandom.js'
import { type Sheet, blur, group, linear, n, radial } from '../sheet.js'
import { bracelet } from './bracelet.js'
import { STRAP_END, bend, halfWidth, strapPath } from './strapShape.js'
import type { WatchSpec } from './watchSpec.js'

/** Both halves of the strap or bracelet. */
export function strap(sheet: Sheet, spec: WatchSpec, design: DesignRef): string {
  if (design.strap === 'none') return ''
  const start = spec.outline.b * 0.72
  if (design.strap === 'bracelet') return bracelet(sheet, spec, design.metal, start)
  const lower = half(sheet, spec, design, start)
  return `<g transform="scale(1 -1)">${lower}</g>${lower}`
}

function half(sheet: Sheet, spec: WatchSpec, design: DesignRef, start: number): string {
  const { deep, base, light } = tone(design.strapColour)
  const path = strapPath(spec.strapWidth, start)
  const clip = sheet.define(
    `strap-${spec.strapWidth}-${start}`,
    (id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`,
  )
  const across = linear(sheet, `across-${base}`, 0, [
    [0, deep],
    [0.05, mix(base, light, 0.25)],
    [0.2, mix(base, light, 0.42)],
    [0.42, base],
    [0.8, mix(base, deep, 0.4)],
    [0.96, mix(base, deep, 0.72)],
    [1, deep],
  ])
  const away = linear(sheet, 'strap-away', 90, [
    [0, '#000', 0.5],
    [0.16, '#000', 0.05],
    [0.34, '#fff', 0.12],
    [0.5, '#000', 0.02],
    [0.76, '#000', 0.3],
    [1, '#000', 0.74],
  ])
  const texture = surface(sheet, spec, design, start)
  return `<path d="${path}" fill="${across}"/>${group(`clip-path="url(#${clip})"`, texture)}<path d="${path}" fill="${away}"/>${stitching(spec, design, start)}`
}

function surface(sheet: Sheet, spec: WatchSpec, design: DesignRef, start: number): string {
  const box = `x="${n(-spec.strapWidth / 2)}" y="${n(start)}" width="${spec.strapWidth}" height="${n(STRAP_END + 20 - start)}"`
  switch (design.strap) {
    case 'leather':
      return `<rect ${box} fill="url(#${grain(sheet)})"/>${padding(sheet, spec, start)}`
    case 'textile':
      return `<rect ${box} fill="url(#${weave(sheet)})"/>`
    case 'rubber':
      return grooves(spec, start)
    case 'bracelet':
    case 'none':
      return ''
  }
}

/** Pebbled grain: many small soft scales, lit from the top left. */
function grain(sheet: Sheet): string {
  return sheet.define('leather-grain', (id) => {
    const random = createRandom(5)
    let scales = ''
    for (let row = 0; row < 26; row += 1) {
      for (let column = 0; column < 26; column += 1) {
        const x = column * 6 + (row % 2) * 3 + random() * 2.4
        const y = row * 6 + random() * 2.4
        const rx = 2 + random() * 1.4
        const tilt = Math.round(random() * 180)
        scales += `<ellipse cx="${n(x + 0.8)}" cy="${n(y + 1)}" rx="${n(rx)}" ry="${n(rx * 0.72)}" transform="rotate(${tilt} ${n(x)} ${n(y)})" fill="#000" fill-opacity=".26"/>`
        scales += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx * 0.8)}" ry="${n(rx * 0.5)}" transform="rotate(${tilt} ${n(x)} ${n(y)})" fill="#fff" fill-opacity=".07"/>`
      }
    }
    return `<pattern id="${id}" width="156" height="156" patternUnits="userSpaceOnUse">${scales}</pattern>`
  })
}

function weave(sheet: Sheet): string {
  return sheet.define('textile-weave', (id) => {
    let threads = ''
    for (let x = 0; x < 120; x += 6) {
      for (let y = 0; y < 120; y += 6) {
        threads += `<path d="M${x} ${y + 3}l3 -3M${x + 3} ${y + 6}l3 -3" stroke="#fff" stroke-opacity=".2" stroke-width="1.6"/><path d="M${x + 3} ${y}l3 3M${x} ${y + 3}l3 3" stroke="#000" stroke-opacity=".4" stroke-width="1.4"/>`
      }
    }
    return `<pattern id="${id}" width="120" height="120" patternUnits="userSpaceOnUse">${threads}</pattern>`
  })
}

/** The leather's padded middle catches a soft streak of light near the case. */
function padding(sheet: Sheet, spec: WatchSpec, start: number): string {
  const glow = radial(sheet, 'padding-glow', [
    [0, '#fff', 0.17],
    [0.6, '#fff', 0.06],
    [1, '#fff', 0],
  ])
  const y = bend(start, 0.42).y
  return `<ellipse cx="${n(-spec.strapWidth * 0.16)}" cy="${n(y)}" rx="${n(spec.strapWidth * 0.34)}" ry="170" fill="${glow}"/>`
}

function grooves(spec: WatchSpec, start: number): string {
  let lines = ''
  for (const side of [-0.28, 0.28]) {
    const x = n(spec.strapWidth * side)
    const y = n(start)
    lines += `<path d="M${x} ${y}V${STRAP_END + 30}" stroke="#000" stroke-opacity=".5" stroke-width="7"/><path d="M${n(spec.strapWidth * side + 4.5)} ${y}V${STRAP_END + 30}" stroke="#fff" stroke-opacity=".16" stroke-width="1.6"/>`
  }
  return lines
}

function stitching(spec: WatchSpec, design: DesignRef, start: number): string {
  if (design.strap === 'rubber') return ''
  const { base, light } = tone(design.strapColour)
  const thread = mix(base, light, 0.75)
  let stitches = ''
  for (let t = 0.02; t < 0.93; t += 0.0245) {
    const from = bend(start, t)
    const to = bend(start, t + 0.0165)
    for (const side of [-1, 1]) {
      const x = side * (halfWidth(spec.strapWidth, t) - 17)
      const dim = mix('#000000', thread, 0.35 + 0.65 * from.facing)
      stitches += `<path d="M${n(x + 1)} ${n(from.y + 1.6)}L${n(x + 1)} ${n(to.y + 1.6)}" stroke="#000" stroke-opacity=".5" stroke-width="4.4"/>`
      stitches += `<path d="M${n(x)} ${n(from.y)}L${n(x)} ${n(to.y)}" stroke="${dim}" stroke-width="3"/>`
    }
  }
  return group('stroke-linecap="round" fill="none"', stitches)
}

/** Shadow that the case throws on the strap. */
export function caseShadow(sheet: Sheet, spec: WatchSpec, path: string): string {
  const clip = sheet.define(`strapboth-${spec.strapWidth}-${spec.outline.b}`, (id) => {
    const lower = strapPath(spec.strapWidth, spec.outline.b * 0.72)
    return `<clipPath id="${id}"><path d="${lower}"/><path d="${lower}" transform="scale(1 -1)"/></clipPath>`
  })
  return group(
    `clip-path="url(#${clip})"`,
    `<path d="${path}" transform="translate(6 16)" filter="${blur(sheet, 11, 7)}" opacity=".6"/>`,
  )
}
