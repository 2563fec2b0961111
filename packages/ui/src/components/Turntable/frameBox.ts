/**
 * The part of a sprite sheet that shows one frame, as an SVG `viewBox` in pixels of the sheet. Frames are square and
 * fill the sheet row by row.
 */
export function frameBox(sheet: { readonly width: number; readonly height: number }, frames: number, frame: number) {
  const columns = Math.max(1, Math.round(Math.sqrt((frames * sheet.width) / sheet.height)))
  const width = sheet.width / columns
  const height = sheet.height / Math.ceil(frames / columns)
  return `${(frame % columns) * width} ${Math.floor(frame / columns) * height} ${width} ${height}`
}
