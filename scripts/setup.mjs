// Installs everything with the pinned Node and pnpm. Runs on the system's Node (20 or newer) and needs only npm.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const stamp = `${root}node_modules/.setup-stamp`

const [major] = process.versions.node.split('.').map(Number)
if (major < 20) {
  console.error(
    `Vitrine needs Node 20 or newer to install (this is ${process.version}). It then installs its own Node 24.`,
  )
  process.exit(1)
}

const manifests = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml']
for (const folder of ['packages', 'apps']) {
  if (!existsSync(root + folder)) continue
  for (const name of readdirSync(root + folder)) {
    if (existsSync(`${root}${folder}/${name}/package.json`)) manifests.push(`${folder}/${name}/package.json`)
  }
}
const hash = createHash('sha256')
for (const file of manifests) hash.update(file).update(readFileSync(root + file))
const digest = hash.digest('hex')

if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) process.exit(0)

const pkg = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
const node = `node@${pkg.devDependencies.node}`
const args = ['--yes', '-p', node, '-p', pkg.packageManager, '--', 'pnpm', 'install', '--frozen-lockfile']
const install = spawnSync('npx', args, {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, npm_config_loglevel: 'error' },
})
if (install.status !== 0) {
  console.error(
    'The installation failed. Check the network and the npm registry settings, then run "node scripts/setup.mjs" again.',
  )
  process.exit(install.status ?? 1)
}
writeFileSync(stamp, digest)
