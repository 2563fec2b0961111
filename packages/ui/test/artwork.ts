import type { CloudImageData } from '../src/components/CloudImage/CloudImage.js'
import type { FocalImageData } from '../src/components/FocalImage/FocalImage.js'

/** Palettes of the drawn scenes: sky, ground, metal, dial. */
const moods = {
  dusk: { far: '#3B2F27', near: '#14100D', metal: '#C8A97E', dial: '#241C16' },
  moss: { far: '#2F4A3D', near: '#0B1F17', metal: '#D8C48F', dial: '#0F3A29' },
  night: { far: '#2A2A2C', near: '#050506', metal: '#BFC2C6', dial: '#101114' },
  sand: { far: '#F3ECE3', near: '#CDBBA6', metal: '#8E7250', dial: '#FBF7F0' },
} as const

export type Mood = keyof typeof moods

/** A picture of nothing: what is behind it is seen, as before a picture has loaded. */
export const nothing: CloudImageData = { src: dataUri(svg(1600, 900, '')), alt: '', width: 1600, height: 900 }

/** A scene in 8 x 5 pixels, as a wire brings it. */
export const placeholder =
  'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACQAQCdASoIAAoABUB8JQBOgA+eoQAA/t6+yx2PxZioh4wS98VMOMmLRnxawAAA'

/** A drawn scene in two crops, with no network behind it. */
export function scene(mood: Mood, alt: string): FocalImageData {
  return { landscape: photo(mood, alt, 2400, 1350), portrait: photo(mood, alt, 1600, 2000), alt }
}

/** The same drawing as one image. */
export function photo(mood: Mood, alt: string, width = 1600, height = 2000): CloudImageData {
  return { src: dataUri(sceneSvg(mood, width, height)), alt, width, height, focal: { x: 70, y: 40 } }
}

/** A watch alone on nothing: the cut-out that product tiles show. */
export function cutOut(mood: Mood, alt: string): CloudImageData {
  return { src: dataUri(svg(1200, 1200, watch(mood, 600, 600, 300))), alt, width: 1200, height: 1200 }
}

/** A sprite sheet of 6 x 4 views of a watch that turns. */
export function turnSheet(mood: Mood, alt: string): CloudImageData {
  const views = Array.from({ length: 24 }, (_, view) => {
    const x = 200 + (view % 6) * 400
    const y = 200 + Math.floor(view / 6) * 400
    const width = Math.max(0.12, Math.abs(Math.cos((view / 24) * 2 * Math.PI)))
    return `<g transform="translate(${x} ${y}) scale(${width} 1)">${watch(mood, 0, 0, 80)}</g>`
  })
  return { src: dataUri(svg(2400, 1600, views.join(''))), alt, width: 2400, height: 1600 }
}

function sceneSvg(mood: Mood, width: number, height: number): string {
  const { far, near } = moods[mood]
  const radius = Math.min(width, height) * 0.27
  const gradients =
    `<radialGradient id="g" cx="70%" cy="30%" r="90%"><stop offset="0" stop-color="${far}"/>` +
    `<stop offset="1" stop-color="${near}"/></radialGradient>` +
    `<linearGradient id="f" x2="0" y2="1"><stop offset="0" stop-color="${near}" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="${near}"/></linearGradient>`
  const floor = `<rect y="${height * 0.62}" width="${width}" height="${height * 0.38}" fill="url(#f)"/>`
  return svg(
    width,
    height,
    `<defs>${gradients}</defs><rect width="${width}" height="${height}" fill="url(#g)"/>${floor}` +
      watch(mood, width * 0.68, height * 0.42, radius),
  )
}

function watch(mood: Mood, x: number, y: number, r: number): string {
  const { metal, dial, near } = moods[mood]
  const strap = `<path d="M${-r * 0.52} ${-r * 0.8}L${-r * 0.44} ${-r * 2.4}H${r * 0.44}L${r * 0.52} ${-r * 0.8}Z" fill="${near}"/>`
  const markers = Array.from({ length: 12 }, (_, hour) => {
    const length = hour % 3 === 0 ? 0.2 : 0.12
    return `<path transform="rotate(${hour * 30})" d="M0 ${-r * 0.78}V${-r * (0.78 - length)}" stroke="${metal}" stroke-width="${r * 0.03}"/>`
  }).join('')
  const hand = (angle: number, length: number, width: number) =>
    `<path transform="rotate(${angle})" d="M0 ${r * 0.12}V${-r * length}" stroke="${metal}" stroke-width="${r * width}" stroke-linecap="round"/>`
  return (
    `<g transform="translate(${x} ${y})">${strap}<g transform="rotate(180)">${strap}</g>` +
    `<rect x="${r * 0.96}" y="${-r * 0.09}" width="${r * 0.16}" height="${r * 0.18}" rx="${r * 0.03}" fill="${metal}"/>` +
    `<circle r="${r}" fill="${metal}"/><circle r="${r * 0.97}" fill="${near}" opacity=".25"/>` +
    `<circle r="${r * 0.9}" fill="${dial}"/>${markers}${hand(-58, 0.46, 0.045)}${hand(60, 0.66, 0.03)}` +
    `<circle r="${r * 0.05}" fill="${metal}"/></g>`
  )
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`
}

function dataUri(markup: string): string {
  return `data:image/svg+xml,${encodeURIComponent(markup)}`
}
