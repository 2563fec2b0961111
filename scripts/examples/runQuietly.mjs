import { spawn } from 'node:child_process'
import { toolEnv } from '../run/run.mjs'

/** Runs a command without output; the error contains its whole output if it fails. */
export function runQuietly(command, args, { cwd, env }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: toolEnv(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let log = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk))
    child.on('error', (error) => resolve({ code: 1, log: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, log }))
  })
}
