// Every part of the built ui package: its own scripts and its stylesheet, as written in dist. A part that
// scripts/packages/partSizes.json does not name may be as large as a composite.
import { readdirSync, readFileSync } from 'node:fs'

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
const { primitive, composite, large, onIntent } = read('scripts/packages/partSizes.json')
const folders = readdirSync(new URL('packages/ui/dist/components', import.meta.url))

export default folders.map((name) => ({
  name,
  path: `packages/ui/dist/components/${name}/*.{js,css}`,
  limit: ([primitive, large, onIntent].find(({ parts }) => parts.includes(name)) ?? composite).limit,
  brotli: true,
}))
