// Makes every picture that is drawn or laid down once, into media/masters; photographs serve as they are. Resumes where it stopped; --jobs=2 uses
// both cores. Run it after a change of the drawings: tsx --conditions=source media/renderMasters.ts
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { createMasters } from '../src/images/createMasters.js'
import { type MasterIndex, mastersFolder, readMasterIndex } from '../src/images/masterFiles.js'
import { buildCatalogue } from '../src/seed/buildCatalogue.js'

const QUALITY = 80
/** What a shopper meets first is drawn first. */
const ORDER = ['_MP_1.', 'scenes/', '_MP_4.', '_MP_2.', '_MP_3.', '_360.']

const jobs = Number(process.argv.find((arg) => arg.startsWith('--jobs='))?.slice('--jobs='.length) ?? 1)
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length) ?? ''
const folder = mastersFolder()
mkdirSync(folder, { recursive: true })
sharp.concurrency(1)

const masters = createMasters(buildCatalogue())
const index: Record<string, string> = { ...readMasterIndex(folder) }
const ids = masters.ids().toSorted((a, b) => rank(a) - rank(b))
const queue = ids.filter((id) => id.includes(only))
let done = 0

async function work(): Promise<void> {
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    const master = masters.find(id)
    if (master === null) continue
    if (!master.isKept) {
      delete index[id]
      continue
    }
    const file = join(folder, `${master.version}.webp`)
    if (!existsSync(file)) {
      const picture = await sharp(await master.render(1))
        .webp({ quality: QUALITY, effort: 5 })
        .toBuffer()
      writeFileSync(file, picture)
    }
    index[id] = master.version
    done += 1
    if (done % 10 === 0) save(index)
    if (done % 50 === 0) console.log(`${done} of ${ids.length}`)
  }
}

await Promise.all(Array.from({ length: jobs }, work))
save(index)
if (only === '') removeUnused(index)
console.log(`${done} pictures are in media/masters.`)

function rank(id: string): number {
  const found = ORDER.findIndex((mark) => id.includes(mark))
  return found === -1 ? ORDER.length : found
}

function save(current: MasterIndex): void {
  const sorted = Object.fromEntries(Object.entries(current).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(join(folder, 'index.json'), `${JSON.stringify(sorted, null, 2)}\n`)
}

function removeUnused(current: MasterIndex): void {
  const used = new Set(Object.values(current).map((version) => `${version}.webp`))
  for (const name of readdirSync(folder)) if (name.endsWith('.webp') && !used.has(name)) rmSync(join(folder, name))
}
