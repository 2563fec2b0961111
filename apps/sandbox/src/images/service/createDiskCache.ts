import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files by key, created once: concurrent requests for a key share the work. */
export interface DiskCache {
  /** Reads `key`, or creates and stores it. `key` must be a plain file name. */
  getOrMake(key: string, make: () => Promise<Buffer>): Promise<Buffer>
}

const KEY = /^[a-z0-9][a-z0-9.-]*$/
const AFTER_EVICTION = 0.9

/** Keeps at most `maxBytes` in `folder`; evicts the least recently used files first. */
export function createDiskCache(folder: string, maxBytes: number): DiskCache {
  const inFlight = new Map<string, Promise<Buffer>>()
  let entries: Promise<Map<string, number>> | null = null
  let total = 0

  async function index(): Promise<Map<string, number>> {
    await mkdir(folder, { recursive: true })
    const names = (await readdir(folder)).filter((name) => KEY.test(name))
    const found = await Promise.all(
      names.map(async (name) => ({ name, info: await stat(join(folder, name)).catch(() => null) })),
    )
    const known = new Map<string, number>()
    const oldestFirst = found.sort((a, b) => (a.info?.mtimeMs ?? 0) - (b.info?.mtimeMs ?? 0))
    for (const { name, info } of oldestFirst) {
      if (info === null) continue
      known.set(name, info.size)
      total += info.size
    }
    return known
  }

  async function keep(known: Map<string, number>, key: string, body: Buffer): Promise<void> {
    const draft = join(folder, `_${randomUUID()}`)
    await writeFile(draft, body)
    await rename(draft, join(folder, key))
    total += body.length - (known.get(key) ?? 0)
    known.delete(key)
    known.set(key, body.length)
    if (total <= maxBytes) return
    for (const [oldKey, size] of known) {
      if (total <= maxBytes * AFTER_EVICTION || oldKey === key) break
      known.delete(oldKey)
      total -= size
      await rm(join(folder, oldKey), { force: true })
    }
  }

  async function load(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    entries ??= index()
    const known = await entries
    const size = known.get(key)
    if (size !== undefined) {
      known.delete(key)
      known.set(key, size)
      const body = await readFile(join(folder, key)).catch(() => null)
      if (body !== null && body.length === size) return body
    }
    const made = await make()
    await keep(known, key, made)
    return made
  }

  return {
    getOrMake(key, make) {
      if (!KEY.test(key))
        throw new Error(`"${key}" is not a cache key, so nothing is stored. Use a hash and an extension.`)
      const running = inFlight.get(key)
      if (running !== undefined) return running
      const job = load(key, make).finally(() => inFlight.delete(key))
      inFlight.set(key, job)
      return job
    },
  }
}
