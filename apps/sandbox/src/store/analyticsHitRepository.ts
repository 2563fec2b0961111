import type { DatabaseSync } from 'node:sqlite'
import { integer, text } from './row.js'

/** One call of the page-analytics beacon. */
export interface AnalyticsHit {
  readonly siteId: string
  /** As in the path, e.g. `de_CH`. */
  readonly locale: string
  /** The query; for a repeated parameter the first value. */
  readonly parameters: Readonly<Record<string, string>>
  /** Epoch milliseconds. */
  readonly createdAt: number
}

export interface AnalyticsHitRepository {
  add(hit: AnalyticsHit): void
  /** Oldest first. */
  all(): readonly AnalyticsHit[]
}

/** Stores hits in the table `analytics_hit`. */
export function createAnalyticsHitRepository(database: DatabaseSync): AnalyticsHitRepository {
  const insert = database.prepare(
    'INSERT INTO analytics_hit (site_id, locale, parameters, created_at) VALUES (?, ?, ?, ?)',
  )
  const select = database.prepare('SELECT * FROM analytics_hit ORDER BY hit_id')
  return {
    add({ siteId, locale, parameters, createdAt }) {
      insert.run(siteId, locale, JSON.stringify(parameters), createdAt)
    },
    all: () =>
      select.all().map((row) => {
        const parameters: AnalyticsHit['parameters'] = JSON.parse(text(row, 'parameters'))
        return {
          siteId: text(row, 'site_id'),
          locale: text(row, 'locale'),
          parameters,
          createdAt: integer(row, 'created_at'),
        }
      }),
  }
}
