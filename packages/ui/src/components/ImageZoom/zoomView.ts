/** Scale and position of an image in its stage: `x` and `y` are the offset of its centre, in px. */
export interface ZoomView {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface StageSize {
  readonly width: number
  readonly height: number
}

/** Not enlarged, centred. */
export const FITTED: ZoomView = { scale: 1, x: 0, y: 0 }
export const MAX_SCALE = 4

/** Zooms by `factor`; the `point` (in px from the centre of the stage) stays in place. */
export function zoomBy(view: ZoomView, factor: number, stage: StageSize, point = { x: 0, y: 0 }): ZoomView {
  const scale = limit(view.scale * factor, 1, MAX_SCALE)
  const growth = scale / view.scale
  return within(stage, {
    scale,
    x: point.x - (point.x - view.x) * growth,
    y: point.y - (point.y - view.y) * growth,
  })
}

/** Pans the image, limited to its edges. */
export function panBy(view: ZoomView, x: number, y: number, stage: StageSize): ZoomView {
  return within(stage, { scale: view.scale, x: view.x + x, y: view.y + y })
}

function within({ width, height }: StageSize, { scale, x, y }: ZoomView): ZoomView {
  if (scale === 1) return FITTED
  const roomX = (width * (scale - 1)) / 2
  const roomY = (height * (scale - 1)) / 2
  return { scale, x: limit(x, -roomX, roomX), y: limit(y, -roomY, roomY) }
}

const limit = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
