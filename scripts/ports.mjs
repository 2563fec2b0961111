import { createServer } from 'node:net'

/** Port from an environment variable; ends the process with a clear message when it is no port. */
export function portFrom(name, fallback) {
  const raw = process.env[name]
  if (raw === undefined || raw === '') return fallback
  const port = Number(raw)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  console.error(`${name} is "${raw}", which is no port. Set it to a number from 1 to 65535.`)
  process.exit(1)
}

/** True when nothing listens there on loopback. */
export function isPortFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** Ends the process with a clear message when a port is taken. */
export async function demandFreePort(name, port) {
  if (await isPortFree(port)) return
  console.error(
    `Port ${port} is already in use. Stop what runs there, or choose another one: ${name}=${port + 1} npm start`,
  )
  process.exit(1)
}
