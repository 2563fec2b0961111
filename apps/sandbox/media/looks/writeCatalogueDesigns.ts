// Writes designs/catalogue.json: a studio design for every variant of the catalogue, and the products that use it. Run
// it after a change of the seed: tsx --conditions=source media/looks/writeCatalogueDesigns.ts
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { buildCatalogue } from '../../src/seed/buildCatalogue.js'
import type { DesignRef } from '../../src/seed/seedTypes.js'
import { jewelRecord } from './jewelRecords.js'
import { watchRecord } from './watchRecords.js'

interface Entry {
  /** Ids of the products of this design. */
  readonly pieces: string[]
  /** Studio record; absent if a file of its own in designs/ is identical. */
  readonly design?: object
}

const folder = fileURLToPath(new URL('../../../../studio/designs/', import.meta.url))
const own = readdirSync(folder)
  .filter((name) => name.endsWith('.json') && name !== 'catalogue.json')
  .map((name) => ({ id: name.slice(0, -5), design: JSON.parse(readFileSync(folder + name, 'utf8')) }))

const entries = new Map<string, Entry>()
const without: string[] = []
for (const { id, brand, design } of buildCatalogue().products) {
  const record = design.strap === 'none' ? jewelRecord(design) : watchRecord(brand, design)
  if (record === null) {
    without.push(`${id} ${design.key}`)
    continue
  }
  const same = own.find((one) => isDeepStrictEqual(one.design, record))
  const name = same?.id ?? lookName(brand, design)
  const entry = entries.get(name) ?? { pieces: [], ...(same ? {} : { design: record }) }
  if (!same && !isDeepStrictEqual(entry.design, record))
    throw new Error(`Two designs share the name ${name}. Make their names differ in lookName.`)
  entry.pieces.push(id)
  entries.set(name, entry)
}

const sorted = Object.fromEntries([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)))
const looks = Object.fromEntries(
  [...entries]
    .flatMap(([look, { pieces }]) => pieces.map((id) => [id, look] as const))
    .toSorted(([a], [b]) => (a < b ? -1 : 1)),
)
const photographs = fileURLToPath(new URL('../masters/photographs/', import.meta.url))
writeFileSync(`${photographs}looks.json`, `${JSON.stringify(looks, null, 2)}\n`)
writeFileSync(`${folder}catalogue.json`, `${JSON.stringify(sorted, null, 2)}\n`)
console.log(`${entries.size} designs; the studio has no design for: ${without.join(', ') || 'none'}.`)

function lookName(brand: string, { key, metal, colour, strap, strapColour, gem }: DesignRef): string {
  const last = key === 'gift-card' ? colour : gem
  const parts = strap === 'none' ? [key, metal, last] : [brand, key, metal, colour, strap, strapColour]
  return parts
    .join('-')
    .replaceAll('é', 'e')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replaceAll(' ', '-')
}
