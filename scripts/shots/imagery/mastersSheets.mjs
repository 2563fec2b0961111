import sharp from 'sharp'
import { kinds } from './masters.mjs'

const WIDTH = 2400
const GAP = 10
const LABEL = 48
const ROWS = 6
/** Turntable sheets have 36 frames, six per row; every third is shown. */
const FRAMES = { inRow: 6, step: 3, count: 36 }

/** Contact sheets of masters by kind: `[{ name, png }]`, at most six rows each. */
export async function mastersSheets(photographs) {
  const sheets = []
  for (const { kind, ground, columns } of kinds) {
    const list = photographs.filter((one) => one.kind === kind)
    const cells =
      kind === 'turntable' ? await framesOf(list) : list.map((one) => ({ ...one, picture: () => sharp(one.file) }))
    const perSheet = columns * ROWS
    for (let start = 0; start < cells.length; start += perSheet) {
      const part = cells.slice(start, start + perSheet)
      const number = String(start / perSheet + 1).padStart(2, '0')
      sheets.push({ name: `${kind}-${number}`, png: await sheetOf(part, { ground, columns }) })
    }
  }
  return sheets
}

async function framesOf(sheets) {
  const lists = sheets.map(async (sheet) => {
    const { width, height } = await sharp(sheet.file).metadata()
    const frame = { width: width / FRAMES.inRow, height: height / (FRAMES.count / FRAMES.inRow) }
    return Array.from({ length: FRAMES.count / FRAMES.step }, (_, index) => {
      const number = index * FRAMES.step
      const left = (number % FRAMES.inRow) * frame.width
      const top = Math.floor(number / FRAMES.inRow) * frame.height
      return {
        ...sheet,
        ...frame,
        name: `${sheet.name} ${number * 10}°`,
        picture: () => sharp(sheet.file).extract({ left, top, ...frame }),
      }
    })
  })
  return (await Promise.all(lists)).flat()
}

async function sheetOf(cells, { ground, columns }) {
  const width = Math.floor((WIDTH - GAP) / columns) - GAP
  const pictures = []
  for (const cell of cells) {
    const flat = cell.picture().flatten({ background: ground }).resize({ width })
    pictures.push(await flat.png().toBuffer({ resolveWithObject: true }))
  }
  const height = Math.max(...pictures.map(({ info }) => info.height))
  const rows = Math.ceil(cells.length / columns)
  const parts = cells.flatMap((cell, index) => {
    const left = GAP + (index % columns) * (width + GAP)
    const top = GAP + Math.floor(index / columns) * (height + LABEL + GAP)
    return [
      { input: pictures[index].data, left, top },
      { input: label(cell, width), left, top: top + height },
    ]
  })
  return sharp({
    create: { width: WIDTH, height: GAP + rows * (height + LABEL + GAP), channels: 3, background: '#dedede' },
  })
    .composite(parts)
    .png({ compressionLevel: 8 })
    .toBuffer()
}

/** Name, on two lines if long; pixels and bytes below it. */
function label({ name, width, height, bytes }, room) {
  const facts = `${width ?? '?'} x ${height ?? '?'}, ${Math.round(bytes / 1000)} kB`
  const fitting = Math.floor(room / 7)
  const end = name.length <= fitting ? name.length : name.lastIndexOf('-', fitting - 1) + 1 || fitting
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${room}" height="${LABEL}" font-family="sans-serif" font-size="12" fill="#222">
      <text x="2" y="14">${name.slice(0, end)}</text><text x="2" y="28">${name.slice(end)}</text>
      <text x="2" y="${end === name.length ? 28 : 42}" font-size="11" fill="#666">${facts}</text></svg>`,
  )
}
