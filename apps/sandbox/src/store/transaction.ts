import type { DatabaseSync } from 'node:sqlite'

/** Runs synchronous work in one transaction; an exception rolls it back and is rethrown. */
export function transaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}
