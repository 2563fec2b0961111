// Checks the packages as consumers install them: builds, packs, unpacks and inspects them.
import { readFileSync } from 'node:fs'
import { pack } from './packages/pack.mjs'
import { subpaths } from './packages/subpaths.mjs'
import { surfaceFaults } from './packages/surface.mjs'
import { tarballFaults } from './packages/tarballFaults.mjs'
import { weigh } from './packages/weights.mjs'
import { run } from './run/run.mjs'

const NAMES = ['commerce-client', 'ui', 'cms-renderer']

const code = await run('pnpm', ['--silent', '--filter', './packages/*', 'run', 'build'])
if (code !== 0) process.exit(code)

const packed = NAMES.map((name) => ({ name, ...pack(name) }))
const faults = [...surfaceFaults(), ...packed.flatMap(({ folder }) => tarballFaults(folder))]

for (const { name, tarball, folder } of packed) {
  if ((await run('publint', [folder, '--strict'])) !== 0) faults.push(`Error: publint finds faults in ${name}`)
  const types = await run('attw', attwOf(tarball, folder, '--quiet'))
  if (types !== 0) {
    await run('attw', attwOf(tarball, folder, '--no-emoji', '--format', 'ascii'))
    faults.push(`Error: attw finds faults in ${name}`)
  }
}

const weights = await weigh()
for (const line of weights.lines) console.log(line)
faults.push(...weights.faults)
if ((await run('size-limit', ['--config', '.size-limit.packages.mjs', '--hide-passed'])) !== 0)
  faults.push('Error: a part of ui is too large')

for (const fault of faults) console.error(fault)
if (faults.length === 0) console.log(`packages: ${NAMES.length} tarballs are complete and correct`)
process.exit(faults.length === 0 ? 0 : 1)

/** Entry points are listed one by one: attw does not expand patterns. */
function attwOf(tarball, folder, ...options) {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  const entries = [...subpaths(folder, manifest, 'types').keys()].filter((key) => !/\.css$|\.json$/.test(key))
  return [tarball, '--profile', 'esm-only', ...options, '--entrypoints', ...entries]
}
