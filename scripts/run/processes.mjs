import { spawn } from 'node:child_process'
import { toolEnv } from './run.mjs'

/** Starts server processes as a group: if one ends, all end. */
export function createProcessGroup() {
  const children = new Set()
  let isStopping = false

  /** Ends all of them: SIGTERM, then SIGKILL after 10 s. Resolves when the last one has exited. */
  async function stop() {
    isStopping = true
    const gone = [...children].map((child) => new Promise((resolve) => child.once('exit', resolve)))
    for (const child of children) child.kill('SIGTERM')
    const firm = setTimeout(() => {
      for (const child of children) child.kill('SIGKILL')
    }, 10_000)
    await Promise.all(gone)
    clearTimeout(firm)
  }

  /** Starts a Node program; if it exits by itself, the group ends with its exit code. */
  function start(name, args, { cwd, env = {} }) {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: toolEnv(env),
      detached: true,
    })
    children.add(child)
    child.once('exit', (code) => {
      children.delete(child)
      if (isStopping) return
      console.error(`The ${name} ended unexpectedly (exit code ${code ?? 'none'}).`)
      void stop().then(() => process.exit(code || 1))
    })
    return child
  }

  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      console.log('\nStopping …')
      void stop().then(() => process.exit(0))
    })
  }
  return { start, stop }
}

/** Waits until a URL returns 200; false on time-out. */
export async function waitFor(url, timeoutMs) {
  const end = Date.now() + timeoutMs
  while (Date.now() < end) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
      if (response.ok) return true
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}
