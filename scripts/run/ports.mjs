import { createServer } from 'node:net'

/** Port from an environment variable; exits with a message if it is invalid. */
export function portFrom(name, fallback) {
  const raw = process.env[name]
  if (raw === undefined || raw === '') return fallback
  const port = Number(raw)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  console.error(`${name} is "${raw}", which is not a port. Set it to a number from 1 to 65535.`)
  process.exit(1)
}

/** True if the loopback port is free. */
export function isPortFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** Exits with a message if a port is in use. */
export async function demandFreePort(name, port) {
  if (await isPortFree(port)) return
  console.error(
    `Port ${port} is already in use. Stop the process that uses it, or choose another port: ${name}=${port + 1} npm start`,
  )
  process.exit(1)
}
