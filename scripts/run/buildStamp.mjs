import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { root, run } from './run.mjs'

const STAMP = `${root}.cache/build-stamp`
const OUTPUTS = ['apps/sandbox/dist/server.js', 'apps/storefront/dist/server/server.js', 'apps/storefront/dist/client']
const IGNORED = new Set(['node_modules', 'dist', '.cache', '.vite', 'e2e', 'media'])

/** Builds both apps unless their sources are unchanged since the last build. Resolves with an exit code. */
export async function buildIfStale({ isForced = false } = {}) {
  const digest = sourceDigest()
  const isFresh =
    OUTPUTS.every((path) => existsSync(root + path)) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest
  if (isFresh && !isForced) return 0
  console.log('Building the sandbox and the storefront …')
  for (const app of ['sandbox', 'storefront']) {
    const code = await run('pnpm', ['--silent', '--filter', `@vitrine/${app}`, 'run', 'build'])
    if (code !== 0) return code
  }
  mkdirSync(`${root}.cache`, { recursive: true })
  writeFileSync(STAMP, digest)
  return 0
}

function sourceDigest() {
  const hash = createHash('sha256').update(readFileSync(`${root}pnpm-lock.yaml`))
  const visit = (folder) => {
    for (const entry of readdirSync(root + folder, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (IGNORED.has(entry.name) || /\.(test|stories|spec)\.tsx?$/.test(entry.name)) continue
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) visit(path)
      else hash.update(path).update(readFileSync(root + path))
    }
  }
  visit('packages')
  visit('apps')
  return hash.digest('hex')
}
