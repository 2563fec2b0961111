// pnpm test:visual [file ...] [-u]: compares the AllStates story of each component in four themes, at 390 and 1440 px, with
// the baselines of this machine (.visual/baselines, not in git). A new picture is accepted as its baseline; `-u`
// accepts all.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { root, run } from '../run/run.mjs'

const folder = `${root}.visual/`
const count = (name) =>
  existsSync(folder + name)
    ? readdirSync(folder + name, { recursive: true }).filter((file) => String(file).endsWith('.png')).length
    : 0

rmSync(`${folder}differences`, { recursive: true, force: true })
const before = count('baselines')
const code = await run('vitest', ['run', '--project', 'visual', ...process.argv.slice(2)], { env: { VISUAL: '1' } })

const isNew = count('baselines') - before
console.log(`\n${count('baselines')} pictures in .visual/baselines${isNew > 0 ? `, ${isNew} of them new` : ''}`)
if (code !== 0) {
  console.error(
    `${count('differences')} pictures in .visual/differences show the changes. To accept them: pnpm test:visual -u`,
  )
}
process.exit(code)
