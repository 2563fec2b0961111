import type { FocalPoint } from '../../provider/UiProvider.js'
import * as css from './CloudImage.css.js'

/** Classes that hold the focal point in 10 % steps: server HTML carries no style attribute. */
export function focalClass(focal: FocalPoint | undefined): string | undefined {
  if (!focal) return undefined
  const classes = [classAt(css.x, focal.x), classAt(css.y, focal.y)].filter(Boolean)
  return classes.length > 0 ? classes.join(' ') : undefined
}

function classAt(classes: Readonly<Record<string, string>>, percent: number): string | undefined {
  return classes[Math.min(100, Math.max(0, Math.round(percent / 10) * 10))]
}
