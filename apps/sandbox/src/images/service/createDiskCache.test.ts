import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDiskCache } from './createDiskCache.js'

describe('createDiskCache', () => {
  let folder: string
  const bytes = (length: number) => Promise.resolve(Buffer.alloc(length, 1))
  const never = () => Promise.reject(new Error('made again'))

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-cache-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('creates a file once and reads it afterwards, even in a new process', async () => {
    await createDiskCache(folder, 100).getOrMake('a.png', () => bytes(10))
    expect(await createDiskCache(folder, 100).getOrMake('a.png', never)).toHaveLength(10)
  })

  it('shares one job between simultaneous requests', async () => {
    let jobs = 0
    const cache = createDiskCache(folder, 100)
    const make = () => {
      jobs += 1
      return bytes(10)
    }
    await Promise.all([cache.getOrMake('a.png', make), cache.getOrMake('a.png', make)])
    expect(jobs).toBe(1)
  })

  it('retries after a failure', async () => {
    const cache = createDiskCache(folder, 100)
    await expect(cache.getOrMake('a.png', never)).rejects.toThrow('made again')
    expect(await cache.getOrMake('a.png', () => bytes(10))).toHaveLength(10)
  })

  it('drops the least recently used files when it is full', async () => {
    const cache = createDiskCache(folder, 100)
    for (const name of ['a', 'b', 'c']) await cache.getOrMake(name, () => bytes(30))
    await cache.getOrMake('a', never)
    await cache.getOrMake('d', () => bytes(30))
    expect((await readdir(folder)).toSorted()).toEqual(['a', 'c', 'd'])
  })

  it('creates a file again that was deleted or truncated', async () => {
    const cache = createDiskCache(folder, 100)
    await cache.getOrMake('a', () => bytes(10))
    await writeFile(join(folder, 'a'), 'short')
    expect(await cache.getOrMake('a', () => bytes(10))).toHaveLength(10)
  })

  it.each(['../a', 'a/b', '', '.a'])('refuses the key %j', (key) => {
    expect(() => createDiskCache(folder, 100).getOrMake(key, never)).toThrow('not a cache key')
  })
})
