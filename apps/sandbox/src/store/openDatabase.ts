import { DatabaseSync } from 'node:sqlite'
import { SCHEMA } from './schema.js'

/**
 * Opens the sandbox's database and brings its tables into being.
 * @param path a file, or `:memory:`
 */
export function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;')
  database.exec(SCHEMA)
  return database
}
