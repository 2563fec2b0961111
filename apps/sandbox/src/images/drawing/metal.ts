import type { Metal } from '../../seed/seedTypes.js'
import { along } from './colour.js'
import { type Sheet, linear, n } from './sheet.js'
import { createRandom } from '../../createRandom.js'

/** Colours of each metal from its deepest shadow to its highlight. */
const RAMPS = {
  steel: ['#0f1114', '#3a3e43', '#73787e', '#a6aab0', '#d2d5d8', '#f3f4f5', '#ffffff'],
  titanium: ['#101112', '#303235', '#54575a', '#797c7f', '#9fa2a4', '#c6c8c9', '#eceded'],
  platinum: ['#121416', '#42474b', '#7f858a', '#b0b5b9', '#d8dbdd', '#f5f6f6', '#ffffff'],
  whiteGold: ['#131211', '#44423f', '#7f7c78', '#b0adaa', '#d6d4d1', '#f5f3f0', '#ffffff'],
  yellowGold: ['#2a1703', '#6d4512', '#a87528', '#cf9f4a', '#e8c67c', '#f9e6b4', '#fffbea'],
  roseGold: ['#2b110a', '#6e3a28', '#a86850', '#cf937a', '#e8b9a3', '#f8decf', '#fff8f3'],
  ceramic: ['#020202', '#0a0b0c', '#141517', '#222427', '#3a3d41', '#7d8186', '#dfe1e3'],
  twoTone: ['#0f1114', '#3a3e43', '#73787e', '#a6aab0', '#d2d5d8', '#f3f4f5', '#ffffff'],
} as const satisfies Record<Metal, readonly string[]>

/** Colour of a metal at a brightness from 0 to 1. */
export function metalColour(metal: Metal, brightness: number): string {
  return along(RAMPS[metal], brightness)
}

/** Metal of bezel, crown and middle links: gold on a two-tone piece, else the metal itself. */
export function accentMetal(metal: Metal): Metal {
  return metal === 'twoTone' ? 'yellowGold' : metal
}

/** Linear gradient of a polished bar, `profile` = brightness from edge to edge. */
export function metalBar(sheet: Sheet, metal: Metal, angle: number, profile: readonly number[]): string {
  const name = `bar-${metal}-${angle}-${profile.map((value) => Math.round(value * 100)).join('-')}`
  const last = profile.length - 1
  return linear(
    sheet,
    name,
    angle,
    profile.map((value, index) => [index / last, metalColour(metal, value)] as const),
  )
}

/** Pattern of fine brushing strokes, to lay over a metal shape. */
export function brushing(sheet: Sheet, angle: number): string {
  const id = sheet.define(`brushing-${angle}`, (key) => {
    const random = createRandom(7)
    let strokes = ''
    for (let y = 0; y < 60; y += 0.75) {
      const colour = random() > 0.5 ? '#fff' : '#000'
      strokes += `<path d="M${n(-20 + random() * 80)} ${n(y)}h${n(60 + random() * 160)}" stroke="${colour}" stroke-opacity="${n(random() * 0.13)}"/>`
    }
    return `<pattern id="${key}" width="180" height="60" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><g stroke-width=".8">${strokes}</g></pattern>`
  })
  return `url(#${id})`
}
