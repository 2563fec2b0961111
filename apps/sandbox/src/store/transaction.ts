import type { DatabaseSync } from 'node:sqlite'

/** Runs synchronous work in one transaction; an exception rolls all of it back and is thrown on. */
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
