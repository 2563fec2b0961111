// Brings media/masters up to date: draws what has no photograph, makes the placeholder of every picture, removes what nothing
// uses. Does only what is missing: tsx --conditions=source media/renderMasters.ts [--only=catalogue/2104] [--jobs=2]
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { createMasters, type Master } from '../src/images/createMasters.js'
import { makePlaceholder } from '../src/images/makePlaceholder.js'
import { type MasterEntry, type MasterIndex, readMasterIndex } from '../src/images/masterFiles.js'
import { mastersFolder } from '../src/images/mastersFolder.js'
import { buildCatalogue } from '../src/seed/buildCatalogue.js'

const QUALITY = 80
/** Enough for a picture of 8 pixels. */
const PLACEHOLDER_SCALE = 0.1

const jobs = Number(process.argv.find((arg) => arg.startsWith('--jobs='))?.slice('--jobs='.length) ?? 2)
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length) ?? ''
const folder = mastersFolder()
mkdirSync(folder, { recursive: true })
sharp.concurrency(1)

const masters = createMasters(buildCatalogue())
const before: MasterIndex = readMasterIndex(folder)
const ids = masters.ids()
const index = new Map(Object.entries(before).filter(([id]) => masters.find(id) !== null))
const queue = ids.filter((id) => id.includes(only))
let made = 0

async function work(): Promise<void> {
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    const master = masters.find(id)
    if (master === null) continue
    const { version } = master
    const known = before[id]
    const isKept = master.source === 'drawn'
    const isThere = !isKept || existsSync(fileOf(version))
    if (known?.version === version && known.isKept === isKept && isThere) continue
    index.set(id, await entryOf(master, isKept))
    made += 1
    if (made % 50 === 0) {
      save()
      console.log(`${made} made, ${queue.length} to look at`)
    }
  }
}

await Promise.all(Array.from({ length: jobs }, work))
save()
if (only === '') removeUnused()
const kept = [...index.values()].filter((entry) => entry.isKept).length
console.log(`${made} of ${ids.length} pictures are new; ${kept} are drawn and kept, the others are photographs.`)

async function entryOf(master: Master, isKept: boolean): Promise<MasterEntry> {
  const { version } = master
  const file = fileOf(version)
  if (isKept && !existsSync(file)) {
    writeFileSync(
      file,
      await sharp(await master.render(1))
        .webp({ quality: QUALITY, effort: 5 })
        .toBuffer(),
    )
  }
  const picture = isKept ? await readFile(file) : await master.render(PLACEHOLDER_SCALE)
  return { version, isKept, placeholder: await makePlaceholder(picture) }
}

function fileOf(version: string): string {
  return join(folder, `${version}.webp`)
}

function save(): void {
  const sorted = Object.fromEntries([...index].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(join(folder, 'index.json'), `${JSON.stringify(sorted, null, 1)}\n`)
}

function removeUnused(): void {
  const used = new Set([...index.values()].filter((entry) => entry.isKept).map(({ version }) => `${version}.webp`))
  for (const name of readdirSync(folder)) if (name.endsWith('.webp') && !used.has(name)) rmSync(join(folder, name))
}
