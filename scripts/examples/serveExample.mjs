import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { toolEnv } from '../run/run.mjs'

const PATIENCE_MS = 20_000

/** Starts the built app on a free port and waits until it responds. */
export async function serveExample(folder, env) {
  const port = await freePort()
  const args = folder.endsWith('vite-spa')
    ? ['exec', 'vite', 'preview', '--port', String(port), '--strictPort']
    : ['run', '--silent', 'start']
  const child = spawn('pnpm', ['--ignore-workspace', ...args], {
    cwd: folder,
    env: toolEnv({ ...env, PORT: String(port) }),
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk))
  const gone = new Promise((resolve) => child.on('close', resolve))
  const stop = async () => {
    endGroup(child)
    await gone
  }
  const origin = `http://localhost:${port}`
  const deadline = Date.now() + PATIENCE_MS
  while (!(await answers(origin))) {
    if (Date.now() > deadline || child.exitCode !== null) {
      await stop()
      throw new Error(`The app does not start: ${log}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { origin, stop, log: () => log }
}

/** pnpm starts the app as a child process: both are in one process group. */
function endGroup({ pid }) {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : 0 - pid, 'SIGTERM')
  } catch {
    // It has already exited.
  }
}

async function answers(origin) {
  try {
    return (await fetch(origin)).ok
  } catch {
    return false
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
