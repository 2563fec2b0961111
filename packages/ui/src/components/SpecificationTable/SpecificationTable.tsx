'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { type SlotProps, slot } from '../../slots/slot.js'
import { ManufacturerPanel, type ManufacturerRecord } from '../ManufacturerPanel/ManufacturerPanel.js'
import * as css from './SpecificationTable.css.js'
import { messages } from './SpecificationTable.messages.js'

/** A group of product attributes. */
export interface SpecificationGroup {
  readonly id: string
  readonly title: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
}

export interface SpecificationTableProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  readonly groups: readonly SpecificationGroup[]
  /** Shown in the first group. */
  readonly manufacturers?: readonly ManufacturerRecord[] | undefined
  readonly slotProps?:
    | { readonly title?: SlotProps<'h2'> | undefined; readonly table?: SlotProps<'table'> | undefined }
    | undefined
}

/** Attributes of a product by group. Renders nothing without facts and manufacturers. */
export function SpecificationTable({
  groups,
  manufacturers = [],
  slotProps,
  className,
  ...rest
}: SpecificationTableProps) {
  const titleId = useId()
  const [first, ...others] = groups
  if (!first && manufacturers.length === 0) return null
  return (
    <section aria-labelledby={titleId} {...rest} className={clsx(css.root, className)}>
      <h2 {...slot(css.title, slotProps?.title)} id={titleId}>
        <FormattedMessage {...messages.title} />
      </h2>
      <div className={css.groups}>
        <div>
          {first && <Group group={first} table={slotProps?.table} />}
          <ManufacturerPanel records={manufacturers} headingLevel={first ? 4 : 3} />
        </div>
        {others.map((group) => (
          <Group key={group.id} group={group} table={slotProps?.table} />
        ))}
      </div>
    </section>
  )
}

function Group({ group, table }: { group: SpecificationGroup; table: SlotProps<'table'> | undefined }) {
  return (
    <table {...slot(css.table, table)}>
      <caption className={css.caption}>
        <h3 className={css.groupTitle}>{group.title}</h3>
      </caption>
      <tbody>
        {group.rows.map((row) => (
          <tr key={`${row.label} ${row.value}`}>
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
