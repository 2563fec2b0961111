import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import * as css from './FieldRow.css.js'

export interface FieldRowProps extends ComponentProps<'div'> {
  /** `shortFirst`: postcode and town. `shortLast`: street and number. Both stay on one line on phones. */
  readonly widths?: 'equal' | 'shortFirst' | 'shortLast' | undefined
}

/** Puts related fields on one line. */
export function FieldRow({ widths = 'equal', className, ...rest }: FieldRowProps) {
  return <div {...rest} className={clsx(css.root, css.widths[widths], className)} />
}
