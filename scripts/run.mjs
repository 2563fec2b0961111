import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../', import.meta.url))

/** Environment in which the pinned tools come first, whoever started us. */
export function toolEnv(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':'
  return { ...process.env, PATH: `${root}node_modules/.bin${separator}${process.env.PATH ?? ''}`, ...extra }
}

/** Runs a command with our output; resolves with its exit code. */
export function run(command, args, { cwd = root, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: 'inherit',
      env: toolEnv(env),
      shell: process.platform === 'win32',
    })
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })
}
