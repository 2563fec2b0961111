'use client'

import { FormattedMessage } from 'react-intl'
import type { ComparedGroup, ComparedRow } from './comparedRows.js'
import * as css from './ProductComparison.css.js'
import { messages } from './ProductComparison.messages.js'

export interface ComparisonRowsProps {
  readonly group: ComparedGroup
  /** Number of products, which is the number of columns besides the labels. */
  readonly count: number
}

/** One group of details: its title and rows. */
export function ComparisonRows({ group, count }: ComparisonRowsProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={count + 1} className={css.groupTitle}>
          <span className={css.groupTitleText}>{group.title}</span>
        </th>
      </tr>
      {group.rows.map((row) => (
        <Row key={row.label} row={row} />
      ))}
    </tbody>
  )
}

function Row({ row: { label, values, differs } }: { row: ComparedRow }) {
  return (
    <tr className={differs ? css.differing : undefined}>
      <th scope="row" className={css.label}>
        {label}{' '}
        {differs && (
          <span className={css.mark}>
            <FormattedMessage {...messages.differs} />
          </span>
        )}
      </th>
      {values.map((value, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns are identified by their position
        <td key={index} className={css.value}>
          {value ?? (
            <span className={css.notStated}>
              <FormattedMessage {...messages.notStated} />
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}
