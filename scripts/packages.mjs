// What the people get who install the packages: builds, packs and unpacks them and looks at the result.
import { surfaceFaults } from './packages/surface.mjs'
import { pack } from './packages/pack.mjs'
import { tarballFaults } from './packages/tarballFaults.mjs'
import { run } from './run.mjs'

const NAMES = ['commerce-client', 'ui', 'cms-renderer']
const STYLES = ['styles.css', 'theme.css']

const code = await run('pnpm', ['--silent', '--filter', './packages/*', 'run', 'build'])
if (code !== 0) process.exit(code)

const packed = NAMES.map((name) => ({ name, ...pack(name) }))
const faults = [...surfaceFaults(), ...packed.flatMap(({ folder }) => tarballFaults(folder))]

for (const { name, tarball, folder } of packed) {
  if ((await run('publint', [folder, '--strict'])) !== 0) faults.push(`Error: publint finds faults in ${name}`)
  const attw = ['--profile', 'esm-only', '--format', 'ascii', '--no-emoji', '--no-summary', tarball]
  if ((await run('attw', attw)) !== 0) faults.push(`Error: attw finds faults in ${name}`)
}

for (const fault of faults) console.error(fault)
if (faults.length === 0)
  console.log(`packages: ${NAMES.length} tarballs hold what they say, ${STYLES.join(' and ')} included`)
process.exit(faults.length === 0 ? 0 : 1)
