import type { FocalPoint } from '../../provider/UiProvider.js'

interface FocalClasses {
  readonly x: Readonly<Record<string, string>>
  readonly y: Readonly<Record<string, string>>
}

/** Class for the focal point in 10 % steps, because server HTML has no style attributes. */
export function focalClass(classes: FocalClasses, focal: FocalPoint | undefined): string | undefined {
  return focal && [classes.x[step(focal.x)], classes.y[step(focal.y)]].filter(Boolean).join(' ')
}

function step(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent / 10) * 10))
}
