// Builds the consumer apps of examples/ as their owners would: from the packed tarball, outside the workspace.
// `pnpm examples` runs all of them, `pnpm examples next` only the given ones.
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { builtPackage } from './packages/builtPackage.mjs'
import { pack } from './packages/pack.mjs'
import { findChromium } from './run/findChromium.mjs'
import { expectations } from './examples/expectations.mjs'
import { look } from './examples/look.mjs'
import { serveExample } from './examples/serveExample.mjs'
import { root } from './run/run.mjs'
import { runQuietly } from './examples/runQuietly.mjs'

const WORK = `${root}.cache/examples`
const wanted = process.argv.slice(2)
const names = Object.keys(expectations).filter((name) => wanted.length === 0 || wanted.includes(name))

const chromium = await findChromium()
if (!chromium) {
  console.error('Error: no Chromium was found. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH.')
  process.exit(1)
}
if ((await builtPackage('ui')) !== 0) process.exit(1)
const { tarball } = pack('ui')

let failed = 0
for (const name of names) {
  const began = performance.now()
  const faults = await tryExample(name)
  for (const fault of faults) console.error(`Error: examples/${name}: ${fault}`)
  failed += faults.length === 0 ? 0 : 1
  if (faults.length === 0) console.log(`examples/${name}: installs, builds and works, ${seconds(began)} s`)
}
process.exit(failed === 0 ? 0 : 1)

async function tryExample(name) {
  const folder = `${WORK}/${name}`
  mkdirSync(folder, { recursive: true })
  for (const entry of readdirSync(folder)) if (entry !== '.next') rmSync(`${folder}/${entry}`, { recursive: true })
  cpSync(`${root}examples/${name}`, folder, { recursive: true })
  cpSync(tarball, `${folder}/vitrine-ui.tgz`)
  const env = { NEXT_TELEMETRY_DISABLED: '1', CI: '1' }
  const install = ['--ignore-workspace', 'install', '--prefer-offline', '--no-lockfile']
  for (const args of [install, ['--ignore-workspace', 'run', 'build']]) {
    const { code, log } = await runQuietly('pnpm', args, { cwd: folder, env })
    if (code !== 0) return [`pnpm ${args.slice(1).join(' ')} fails\n${log}`]
  }
  const server = await serveExample(folder, env)
  try {
    return await look(server.origin, expectations[name], chromium)
  } catch (error) {
    return [`${error.message} ${server.log()}`]
  } finally {
    await server.stop()
  }
}

function seconds(began) {
  return ((performance.now() - began) / 1000).toFixed(1)
}
