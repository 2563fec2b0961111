import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { openDatabase } from './openDatabase.js'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-database-'))
const path = join(folder, 'sandbox.sqlite')

afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('openDatabase', () => {
  it('keeps the data of a file of the same version and empties one of another version', () => {
    const count = 'SELECT count(*) AS shoppers FROM shopper'
    const first = openDatabase(path)
    first.exec("CREATE VIRTUAL TABLE words USING fts5 (word); INSERT INTO shopper VALUES ('u', 'c', 0)")
    first.close()
    const second = openDatabase(path)
    expect(second.prepare(count).get()).toEqual({ shoppers: 1 })
    second.exec('PRAGMA user_version = 1')
    second.close()
    const third = openDatabase(path)
    expect(third.prepare(count).get()).toEqual({ shoppers: 0 })
    third.close()
  })
})
