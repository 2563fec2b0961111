// Updates media/masters/index.json: version and placeholder of every image. Processes new images only and lists missing
// photographs: tsx --conditions=source media/renderMasters.ts
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMasters } from '../src/images/createMasters.js'
import { makePlaceholder } from '../src/images/makePlaceholder.js'
import { type MasterEntry, readMasterIndex } from '../src/images/masterIndex.js'
import { mastersFolder } from '../src/images/mastersFolder.js'
import { buildCatalogue } from '../src/seed/buildCatalogue.js'

/** Sufficient for a placeholder of 8 pixels. */
const SCALE = 0.1

const masters = createMasters(buildCatalogue())
const before = readMasterIndex()
const index: Record<string, MasterEntry> = {}
const missing: string[] = []
let made = 0

for (const id of masters.ids().toSorted((a, b) => (a < b ? -1 : 1))) {
  const master = masters.find(id)
  if (master === null) {
    missing.push(id)
    continue
  }
  const { version } = master
  const known = before[id]
  if (known?.version === version) {
    index[id] = { version, placeholder: known.placeholder }
  } else {
    index[id] = { version, placeholder: await makePlaceholder(await master.render(SCALE)) }
    made += 1
  }
}
writeFileSync(join(mastersFolder(), 'index.json'), `${JSON.stringify(index, null, 1)}\n`)
console.log(`${made} of ${Object.keys(index).length} images are new.`)
if (missing.length > 0) {
  console.error(`Photographs missing, see studio/README.md: ${missing.join(', ')}.`)
  process.exitCode = 1
}
