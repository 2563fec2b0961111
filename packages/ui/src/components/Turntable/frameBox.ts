interface Sheet {
  readonly width: number
  readonly height: number
}

/** The part of a sprite sheet with one frame, as an SVG `viewBox` in px of the sheet. */
export function frameBox(sheet: Sheet, frames: number, frame: number): string {
  const columns = columnsOf(sheet, frames)
  const width = sheet.width / columns
  const height = (sheet.height * columns) / frames
  return `${(frame % columns) * width} ${Math.floor(frame / columns) * height} ${width} ${height}`
}

/** The frames fill the sheet row by row without gaps: chooses the grid whose frames are closest to square. */
function columnsOf(sheet: Sheet, frames: number): number {
  const grids = Array.from({ length: frames }, (_, index) => index + 1).filter((columns) => frames % columns === 0)
  const distance = (columns: number) => Math.abs(Math.log((sheet.width * frames) / (sheet.height * columns * columns)))
  return grids.reduce((best, columns) => (distance(columns) < distance(best) ? columns : best), 1)
}
