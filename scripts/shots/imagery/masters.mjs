import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../run/run.mjs'

const masters = `${root}apps/sandbox/media/masters/`
const films = `${root}apps/sandbox/media/video/`

/**
 * Kinds of masters in sheet order: name pattern, background, number of columns.
 * The first matching kind applies.
 */
export const kinds = [
  { kind: 'texture', fits: /^scene-texture-/, ground: '#ffffff', columns: 4 },
  { kind: 'scene', fits: /^scene-.*-landscape$/, ground: '#ffffff', columns: 3 },
  { kind: 'scene-portrait', fits: /^scene-.*-portrait$/, ground: '#ffffff', columns: 6 },
  { kind: 'turntable', fits: /-turntable$/, ground: '#f3f3f1', columns: 12 },
  { kind: 'dark', fits: /-dark$/, ground: '#000000', columns: 8 },
  { kind: 'three-quarter', fits: /-three-quarter$/, ground: '#f3f3f1', columns: 8 },
  { kind: 'side', fits: /-side$/, ground: '#f3f3f1', columns: 8 },
  { kind: 'back', fits: /-back$/, ground: '#f3f3f1', columns: 8 },
  { kind: 'macro', fits: /-macro$/, ground: '#f3f3f1', columns: 6 },
  { kind: 'front', fits: /-front$/, ground: '#f3f3f1', columns: 8 },
  { kind: 'other', fits: /./, ground: '#f3f3f1', columns: 8 },
]

/**
 * Photographs in the render queue's index: bytes, pixels, seconds. A file that is not in the index yet may
 * be incomplete.
 */
export function photographs() {
  const folder = join(masters, 'photographs')
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  return filesIn(folder, /\.webp$/)
    .filter(({ name }) => name in index)
    .map((one) => ({ ...one, kind: kinds.find(({ fits }) => fits.test(one.name)).kind, ...index[one.name] }))
}

/** Films and their posters. */
export function filmFiles() {
  return filesIn(films, /\.(mp4|webm|webp|avif|jpe?g|png)$/, true)
}

/** Backgrounds of product photographs, and the window light. */
export function grounds() {
  return filesIn(join(masters, 'grounds'), /\.webp$/)
}

function filesIn(folder, wanted, withEnding = false) {
  return readdirSync(folder)
    .filter((file) => wanted.test(file))
    .toSorted()
    .map((file) => ({
      name: withEnding ? file : file.replace(wanted, ''),
      file: join(folder, file),
      bytes: statSync(join(folder, file)).size,
    }))
}
