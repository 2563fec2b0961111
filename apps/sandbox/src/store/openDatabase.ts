import { DatabaseSync } from 'node:sqlite'
import { text } from './row.js'
import { SCHEMA, SCHEMA_VERSION } from './schema.js'

/**
 * Opens the sandbox's database and brings its tables into being. A file of another version is emptied first: what it
 * holds are baskets and sessions of a demonstration.
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
  // Virtual tables first: they take their shadow tables along.
  const tables = database.prepare(`
    SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
    ORDER BY sql NOT LIKE 'CREATE VIRTUAL%'
  `)
  for (const row of tables.all()) database.exec(`DROP TABLE IF EXISTS "${text(row, 'name')}"`)
}
