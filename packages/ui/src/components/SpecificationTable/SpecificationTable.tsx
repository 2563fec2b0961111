'use client'

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { ManufacturerPanel, type ManufacturerRecord } from '../ManufacturerPanel/ManufacturerPanel.js'
import * as css from './SpecificationTable.css.js'
import { messages } from './SpecificationTable.messages.js'

/** Attributes of a piece that belong together. */
export interface SpecificationGroup {
  readonly id: string
  readonly title: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
}

export interface SpecificationTableProps extends ComponentProps<'section'> {
  readonly groups: readonly SpecificationGroup[]
  /** Shown in the first group. */
  readonly manufacturers?: readonly ManufacturerRecord[] | undefined
}

/** The facts of a piece, group by group. Renders nothing without facts and manufacturers. */
export function SpecificationTable({ groups, manufacturers = [], className, ...rest }: SpecificationTableProps) {
  const titleId = useId()
  const [first, ...others] = groups
  if (!first && manufacturers.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={clsx(css.root, className)} {...rest}>
      <h2 className={css.title} id={titleId}>
        <FormattedMessage {...messages.title} />
      </h2>
      <div className={css.groups}>
        <div>
          {first && <Group group={first} />}
          <ManufacturerPanel records={manufacturers} headingLevel={first ? 4 : 3} />
        </div>
        {others.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </div>
    </section>
  )
}

function Group({ group }: { group: SpecificationGroup }) {
  return (
    <table className={css.table}>
      <caption className={css.caption}>
        <h3 className={css.groupTitle}>{group.title}</h3>
      </caption>
      <tbody>
        {group.rows.map((row) => (
          <tr key={row.label}>
            <th scope="row" className={css.label}>
              {row.label}
            </th>
            <td className={css.value}>{row.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
