import { type Sheet, n, radial } from '../sheet.js'

/** A pearl centred on 0,0: soft overtone, window highlight, light from the ground at its lower right. */
export function pearl(sheet: Sheet, radius: number): string {
  const body = radial(
    sheet,
    'pearl-body',
    [
      [0, '#fffdf9'],
      [0.28, '#f9f2ea'],
      [0.5, '#e9dbd2'],
      [0.7, '#c4b0a9'],
      [0.86, '#938280'],
      [1, '#6f6568'],
    ],
    0.36,
    0.31,
    0.74,
  )
  const overtone = radial(
    sheet,
    'pearl-overtone',
    [
      [0, '#ffd9dd', 0.34],
      [0.6, '#f4d6e6', 0.24],
      [1, '#d5e6ea', 0],
    ],
    0.62,
    0.56,
    0.42,
  )
  const bounce = radial(
    sheet,
    'pearl-bounce',
    [
      [0, '#fff', 0],
      [0.78, '#fff', 0],
      [0.92, '#fff4e8', 0.34],
      [1, '#fff', 0.05],
    ],
    0.4,
    0.38,
    0.68,
  )
  const glint = radial(sheet, 'pearl-glint', [
    [0, '#fff', 1],
    [0.5, '#fff', 0.9],
    [1, '#fff', 0],
  ])
  return `<g transform="scale(${n(radius)})"><circle r="1" fill="${body}"/><circle r="1" fill="${overtone}"/><circle r="1" fill="${bounce}"/><ellipse cx="-.34" cy="-.42" rx=".27" ry=".19" transform="rotate(-40 -.34 -.42)" fill="${glint}"/></g>`
}
