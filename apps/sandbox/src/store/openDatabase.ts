import { DatabaseSync } from 'node:sqlite'
import { text } from './row.js'
import { SCHEMA, SCHEMA_VERSION } from './schema.js'

/**
 * Opens the sandbox's database and creates its tables. A file of another version is emptied first, since it contains
 * demonstration data only.
 * @param path a file, or `:memory:`
 */
export function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;')
  if (database.prepare('PRAGMA user_version').get()?.['user_version'] !== SCHEMA_VERSION) dropTables(database)
  database.exec(`${SCHEMA} PRAGMA user_version = ${SCHEMA_VERSION}; PRAGMA foreign_keys = ON;`)
  return database
}

function dropTables(database: DatabaseSync): void {
  // Drops virtual tables first, because this also drops their shadow tables.
  const tables = database.prepare(`
    SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
    ORDER BY sql NOT LIKE 'CREATE VIRTUAL%'
  `)
  for (const row of tables.all()) database.exec(`DROP TABLE IF EXISTS "${text(row, 'name')}"`)
}
