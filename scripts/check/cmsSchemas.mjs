// node scripts/check/cmsSchemas.mjs: generates docs/cms from the definitions of packages/cms-renderer. A unit test checks that it is current.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { register } from 'tsx/esm/api'
import { root, run } from '../run/run.mjs'

register()
const { componentSchemas, componentTables } = await import('../../packages/cms-renderer/src/definitions/authorDocs.ts')

const folder = `${root}docs/cms/schemas`
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const [name, schema] of Object.entries(componentSchemas())) {
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(schema, null, 2)}\n`)
}
writeFileSync(`${root}docs/cms/components.md`, componentTables())
await run('biome', ['format', '--write', folder])
