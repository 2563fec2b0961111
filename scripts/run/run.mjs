import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Environment with the pinned tools first in PATH. */
export function toolEnv(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':'
  return { ...process.env, PATH: `${root}node_modules/.bin${separator}${process.env.PATH ?? ''}`, ...extra }
}

/**
 * Runs a command with inherited output; resolves with its exit code. `onLine` receives every output line without colours;
 * the command then has no terminal.
 */
export function run(command, args, { cwd = root, env = {}, onLine } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: onLine ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      env: toolEnv(env),
      shell: process.platform === 'win32',
    })
    if (onLine) {
      relay(child.stdout, process.stdout, onLine)
      relay(child.stderr, process.stderr, onLine)
    }
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`)
      resolve(1)
    })
    child.on('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })
}

/** Runs a command and resolves with its exit code and all its output. */
export function runQuietly(command, args, { env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: toolEnv(env),
      shell: process.platform === 'win32',
    })
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
    const end = (code, text = '') => resolve({ code, output: Buffer.concat(output).toString('utf8') + text })
    child.on('error', (error) => end(1, `${command} could not be started: ${error.message}`))
    child.on('close', (code, signal) => end(signal ? 1 : (code ?? 1)))
  })
}

function relay(from, to, onLine) {
  from.pipe(to, { end: false })
  createInterface({ input: from }).on('line', (line) => onLine(stripVTControlCharacters(line)))
}
