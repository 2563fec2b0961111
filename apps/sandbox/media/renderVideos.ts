import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Piece } from '../src/images/drawing/lying.js'
import { drawObject } from '../src/images/drawing/drawObject.js'
import { traceGem } from '../src/images/drawing/gem/traceGem.js'
import { createSheet, place } from '../src/images/drawing/sheet.js'
import { tileColours } from '../src/images/tileColours.js'

// Makes the loops of media/video from the drawings. Needs ffmpeg on the machine that runs it; the files are committed.
//   tsx --conditions=source media/renderVideos.ts [meridian-loop] [solitaire-loop]
const FOLDER = new URL('video/', import.meta.url)
const SIZE = { width: 720, height: 900 }
const FRAMES = 96
const RATE = 24
const GEM_EDGE = 300

const named = (name: string) => ({ en: name, de: name, fr: name, da: name })
const meridian: Piece = {
  type: 'watch',
  brand: 'Aurelune',
  name: named('Meridian 40'),
  design: { key: 'dress-round', metal: 'steel', colour: 'blue', strap: 'leather', strapColour: 'blue', gem: 'none' },
}
const solitaire: Piece = {
  type: 'jewellery',
  brand: '',
  name: named(''),
  design: {
    key: 'ring-solitaire',
    metal: 'platinum',
    colour: 'white',
    strap: 'none',
    strapColour: 'none',
    gem: 'diamond',
  },
}

/** The watch as a picture, drawn with the first frame. */
let watchPicture: string | undefined

const loops = { 'meridian-loop': watchFrame, 'solitaire-loop': ringFrame }
const chosen = process.argv.slice(2)
for (const [name, frameOf] of Object.entries(loops)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-video-'))
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const svg = await frameOf((frame / FRAMES) * 2 * Math.PI)
    const png = await sharp(Buffer.from(svg), { unlimited: true }).png({ compressionLevel: 1 }).toBuffer()
    await writeFile(join(folder, `${String(frame).padStart(3, '0')}.png`), png)
  }
  encode(folder, fileURLToPath(new URL(`${name}.mp4`, FOLDER)))
  await rm(folder, { recursive: true })
}

/** The watch rocks around its upright axis while a beam of light passes over it. */
async function watchFrame(turn: number): Promise<string> {
  watchPicture ??= await picture(meridian)
  const lean = 0.3 * Math.sin(turn)
  const transform = `translate(360 455) rotate(${(-12 + 5 * Math.sin(turn)).toFixed(2)}) matrix(${Math.cos(lean).toFixed(4)} ${(0.06 * Math.sin(turn)).toFixed(4)} ${(-0.05 * Math.sin(turn)).toFixed(4)} 1 0 0)`
  const image = `<g transform="${transform}"><image x="-432" y="-540" width="864" height="1080" xlink:href="${watchPicture}"/></g>`
  return document(`<g filter="url(#shade)">${image}</g>${beam(Math.sin(turn + 0.6))}`)
}

/** The ring rocks, and its stone is traced anew for each lean, so it sparkles as a stone does. */
async function ringFrame(turn: number): Promise<string> {
  const sheet = createSheet()
  const object = place(drawObject(sheet, solitaire), 0, 0)
  const stone = traceGem('diamond', 'round', GEM_EDGE, [0.13 * Math.sin(turn), 0.1 * Math.cos(turn) - 0.02])
  const raw = { width: GEM_EDGE, height: GEM_EDGE, channels: 4 } as const
  const png = await sharp(stone, { raw }).png().toBuffer()
  const lean = 0.16 * Math.sin(turn)
  const transform = `translate(365 500) rotate(${(3.5 * Math.sin(turn)).toFixed(2)}) matrix(${Math.cos(lean).toFixed(4)} ${(0.05 * Math.sin(turn)).toFixed(4)} 0 ${(1 + 0.02 * Math.cos(turn)).toFixed(4)} 0 0) scale(.78) translate(10 60)`
  const body = `<g transform="${transform}">${object}</g>`
  const svg = sheet.document(SIZE.width, SIZE.height, `${ground()}<g filter="url(#shade)">${body}</g>`)
  return svg.replace(/data:image\/png;base64,[A-Za-z0-9+/=]+/, `data:image/png;base64,${png.toString('base64')}`)
}

async function picture(piece: Piece): Promise<string> {
  const sheet = createSheet()
  const svg = sheet.document(1200, 1500, place(drawObject(sheet, piece), 600, 750))
  const png = await sharp(Buffer.from(svg), { unlimited: true }).png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

function document(body: string): string {
  return createSheet().document(SIZE.width, SIZE.height, ground() + body)
}

function ground(): string {
  const shade =
    '<filter id="shade" filterUnits="userSpaceOnUse" x="0" y="0" width="720" height="900"><feGaussianBlur in="SourceAlpha" stdDeviation="12"/><feOffset dx="10" dy="16"/><feComponentTransfer result="s"><feFuncA type="linear" slope=".24"/></feComponentTransfer><feMerge><feMergeNode in="s"/><feMergeNode in="SourceGraphic"/></feMerge></filter>'
  return `<defs>${shade}<radialGradient id="pool" cx=".42" cy=".4" r=".7"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><rect width="720" height="900" fill="${tileColours.watch}"/><rect width="720" height="900" fill="url(#pool)" opacity=".7"/>`
}

function beam(position: number): string {
  const x = 360 + position * 520
  return `<defs><linearGradient id="beam"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset=".5" stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient></defs><g style="mix-blend-mode:soft-light"><rect x="${(x - 150).toFixed(1)}" y="-300" width="300" height="1500" fill="url(#beam)" transform="rotate(24 ${x.toFixed(1)} 450)"/></g>`
}

function encode(folder: string, target: string): void {
  const input = ['-y', '-loglevel', 'error', '-framerate', String(RATE), '-i', join(folder, '%03d.png')]
  const codec = [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '27',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
    '-an',
  ]
  const { status, stderr } = spawnSync('ffmpeg', [...input, ...codec, target], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ffmpeg could not write ${target}: ${stderr}`)
}
