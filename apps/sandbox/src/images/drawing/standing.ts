import type { Sheet } from './sheet.js'
import type { Field } from './surface.js'

/** The shadow under a piece: two layers, wide and faint, narrow and darker where it touches the ground. */
export function standing(sheet: Sheet, field: Field, body: string, strength: 'none' | 'soft' | 'deep'): string {
  if (strength === 'none') return body
  const isDeep = strength === 'deep'
  const id = sheet.define(`standing-${strength}`, (key) => {
    const wide = isDeep ? [40, 54, 30, 0.42] : [16, 26, 20, 0.22]
    const near = isDeep ? [12, 16, 9, 0.4] : [5, 8, 6, 0.2]
    const layer = ([dx = 0, dy = 0, deviation = 0, opacity = 0]: readonly number[], result: string) =>
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${deviation}"/><feOffset dx="${dx}" dy="${dy}"/><feComponentTransfer result="${result}"><feFuncA type="linear" slope="${opacity}"/></feComponentTransfer>`
    return `<filter id="${key}" filterUnits="userSpaceOnUse" x="0" y="0" width="${field.width}" height="${field.height}" color-interpolation-filters="sRGB">${layer(wide, 'wide')}${layer(near, 'near')}<feMerge><feMergeNode in="wide"/><feMergeNode in="near"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`
  })
  return `<g filter="url(#${id})">${body}</g>`
}
