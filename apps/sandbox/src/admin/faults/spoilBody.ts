import { setTimeout as pause } from 'node:timers/promises'

/** Truncates a JSON text so that it is invalid; any other text becomes an open brace. */
export function cutSyntax(body: Buffer): Buffer {
  return body.length > 1 ? body.subarray(0, -1) : Buffer.from('{"')
}

/** The first half of a body. */
export function firstHalf(body: Buffer): Buffer {
  return body.subarray(0, Math.floor(body.length / 2))
}

/** Yields a body byte by byte. */
export async function* drip(body: Buffer, pauseMs: number): AsyncGenerator<Buffer> {
  for (let index = 0; index < body.length; index += 1) {
    await pause(pauseMs, undefined, { ref: false })
    yield body.subarray(index, index + 1)
  }
}

/**
 * Changes the JSON type of fields; returns text that is not JSON unchanged.
 * @param fields names at any depth; absent = all top-level fields, or those of the entries of a top-level array
 */
export function confuseTypes(body: Buffer, fields: readonly string[] | undefined): Buffer {
  let document: unknown
  try {
    document = JSON.parse(body.toString('utf8'))
  } catch {
    return body
  }
  return Buffer.from(JSON.stringify(fields ? confuseNamed(document, new Set(fields)) : confuseTop(document)))
}

function confuseTop(document: unknown): unknown {
  if (Array.isArray(document)) return document.map(confuseTop)
  if (typeof document !== 'object' || document === null) return otherType(document)
  return Object.fromEntries(Object.entries(document).map(([name, value]) => [name, otherType(value)]))
}

function confuseNamed(document: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(document)) return document.map((entry) => confuseNamed(entry, names))
  if (typeof document !== 'object' || document === null) return document
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => [
      name,
      names.has(name) ? otherType(value) : confuseNamed(value, names),
    ]),
  )
}

function otherType(value: unknown): unknown {
  if (Array.isArray(value)) return { 0: 'no array' }
  switch (typeof value) {
    case 'string':
      return 42
    case 'number':
      return 'no number'
    case 'boolean':
      return 'no boolean'
    default:
      return value === null ? 'no null' : ['no object']
  }
}
