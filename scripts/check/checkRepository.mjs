// Checks for content that must not be committed: machine paths, registry hosts, oversized files, links out of the repository.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from '../run/run.mjs'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean)
const faults = []

const lockfile = readFileSync(`${root}pnpm-lock.yaml`, 'utf8')
if (/https?:\/\//.test(lockfile)) faults.push('pnpm-lock.yaml: contains a URL')

const isText = /\.(tsx?|mjs|json|md|ya?ml|css|html|txt|sh)$|^\.ci\/run$/
const forbidden = [
  [/\/(?:home|Users)\/[\w.-]+\/|\/work\/main|\/root\/\.|[\s'"`(=]\/tmp\/\w/, 'path of a machine'],
  [/\.\.\/shared\//, 'path out of the repository'],
  [/BEGIN [A-Z ]*PRIVATE KEY/, 'private key'],
]
for (const file of files) {
  if (!isText.test(file) || file === 'scripts/check/checkRepository.mjs' || file === 'pnpm-lock.yaml') continue
  let text
  try {
    text = readFileSync(root + file, 'utf8')
  } catch {
    continue
  }
  text.split('\n').forEach((line, index) => {
    for (const [pattern, what] of forbidden) if (pattern.test(line)) faults.push(`${file}:${index + 1}: ${what}`)
  })
}
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
console.log(`repository: ${files.length} files without machine paths, URLs in the lockfile or keys`)
