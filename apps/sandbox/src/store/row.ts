import type { SQLOutputValue } from 'node:sqlite'

/** A row as returned by node:sqlite. */
export type Row = Record<string, SQLOutputValue>

/**
 * Reads a text column.
 * @throws when the column has another type, which means that schema and query disagree
 */
export function text(row: Row, column: string): string {
  const value = row[column]
  if (typeof value !== 'string')
    throw new TypeError(`Column "${column}" does not contain text. Compare the query with schema.ts.`)
  return value
}

/** Reads a text column that may be NULL. */
export function textOrNull(row: Row, column: string): string | null {
  return row[column] === null ? null : text(row, column)
}

/**
 * Reads an integer column.
 * @throws when the column has another type
 */
export function integer(row: Row, column: string): number {
  const value = row[column]
  if (typeof value !== 'number') {
    throw new TypeError(`Column "${column}" does not contain a number. Compare the query with schema.ts.`)
  }
  return value
}

/** Reads an integer column that may be NULL. */
export function integerOrNull(row: Row, column: string): number | null {
  return row[column] === null ? null : integer(row, column)
}
