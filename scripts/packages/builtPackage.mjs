import { existsSync, globSync, statSync } from 'node:fs'
import { root, run } from '../run/run.mjs'

/** Builds a workspace package unless its build is up to date. Resolves with an exit code. */
export async function builtPackage(name) {
  const folder = `${root}packages/${name}`
  const sources = globSync(`${folder}/{package.json,tsup.config.ts,{src,messages,scripts}/**/*.*}`)
  const built = existsSync(`${folder}/dist/styles.css`) ? statSync(`${folder}/dist/styles.css`).mtimeMs : 0
  if (sources.every((file) => statSync(file).mtimeMs < built)) return 0
  return run('pnpm', ['--silent', '--filter', `@vitrine/${name}`, 'run', 'build'])
}
