import { type Sheet, group } from '../sheet.js'
import type { Field } from '../surface.js'

/** Sinks a piece into a dark room: light remains at its upper left and along the right edge. */
export function rimLight(sheet: Sheet, { width, height }: Field, body: string): string {
  const mask = sheet.define('rim-mask', (key) => {
    const fall = `<radialGradient id="${key}-fall" gradientUnits="userSpaceOnUse" cx="${width * 0.66}" cy="${height * 0.4}" r="${height * 0.8}"><stop offset="0" stop-color="#fff"/><stop offset=".45" stop-color="#c4c4c4"/><stop offset=".8" stop-color="#565656"/><stop offset="1" stop-color="#141414"/></radialGradient>`
    return `${fall}<mask id="${key}" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="url(#${key}-fall)"/></mask>`
  })
  const glow = `<radialGradient id="room" cx=".62" cy=".42" r=".6"><stop offset="0" stop-color="#3a3f45"/><stop offset=".5" stop-color="#16181b"/><stop offset="1" stop-color="#000"/></radialGradient><rect width="${width}" height="${height}" fill="url(#room)"/>`
  return glow + group(`mask="url(#${mask})"`, body)
}
