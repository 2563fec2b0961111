import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { root, toolEnv } from '../run/run.mjs'

const OUT = `${root}.cache/packages`

/** Packs a built workspace package like `pnpm publish`; returns the tarball and the folder it unpacks to. */
export function pack(name) {
  const target = `${OUT}/${name}`
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  execFileSync('pnpm', ['--silent', 'pack', '--pack-destination', target], {
    cwd: `${root}packages/${name}`,
    env: toolEnv({ npm_config_ignore_scripts: 'true' }),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  const file = readdirSync(target).find((entry) => entry.endsWith('.tgz'))
  if (!file) throw new Error(`pnpm pack created no tarball of ${name}. Build the package first.`)
  execFileSync('tar', ['-xzf', file], { cwd: target })
  return { tarball: `${target}/${file}`, folder: `${target}/package` }
}
