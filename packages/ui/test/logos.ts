import type { BrandLogo } from '../src/components/LogoWall/LogoWall.js'

/** SVG logos of invented brands: wide, tall, square, multi-coloured, with transparent background. */
const marks = {
  Aurelune: [
    300,
    64,
    '<circle cx="32" cy="32" r="22" fill="none" stroke="#A37E2C" stroke-width="3"/>' +
      word(72, 44, 'AURELUNE', 34, '#222'),
  ],
  Tessmohr: [260, 60, `<path d="M8 52 30 8l22 44Z" fill="#17436B"/>${word(68, 42, 'Tessmohr', 36, '#17436B')}`],
  Brandvold: [
    180,
    150,
    `<path d="M50 70a40 40 0 1 1 80 0" fill="none" stroke="#000" stroke-width="5"/><path d="M90 70V36" stroke="#000" stroke-width="5"/>${word(8, 128, 'BRANDVOLD', 27, '#000')}`,
  ],
  Sérance: [220, 70, word(6, 50, 'Sérance', 54, '#8E1B4B', 'italic ')],
  Ilvane: [
    110,
    110,
    '<rect x="6" y="6" width="98" height="98" fill="none" stroke="#0F5132" stroke-width="4"/>' +
      word(36, 78, 'I', 68, '#0F5132') +
      word(56, 78, 'V', 48, '#0F5132'),
  ],
  Kestrelle: [340, 50, word(4, 38, 'K E S T R E L L E', 34, '#444')],
} as const

function word(x: number, y: number, letters: string, size: number, fill: string, style = '') {
  return `<text x="${x}" y="${y}" font-family="serif" font-style="${style.trim() || 'normal'}" font-size="${size}" fill="${fill}">${letters}</text>`
}

const logo = (name: string, [width, height, content]: readonly [number, number, string], href?: string): BrandLogo => ({
  name,
  href,
  image: {
    src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`)}`,
    width,
    height,
  },
})

/** `count` logos, each a link. */
export function logos(count: number): readonly BrandLogo[] {
  const all = Object.entries(marks)
  return Array.from({ length: count }, (_, index) => {
    const [name, mark] = all[index % all.length] ?? ['Aurelune', marks.Aurelune]
    return logo(name, mark, `/${name.toLowerCase()}`)
  })
}
