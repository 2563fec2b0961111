import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import * as css from './FieldRow.css.js'

export interface FieldRowProps extends ComponentProps<'div'> {
  /** `shortFirst`: postcode and town. `shortLast`: street and number. Both stay side by side on phones. */
  readonly widths?: 'equal' | 'shortFirst' | 'shortLast' | undefined
}

/** Fields that are read as one, side by side. */
export function FieldRow({ widths = 'equal', className, ...rest }: FieldRowProps) {
  return <div {...rest} className={clsx(css.root, css.widths[widths], className)} />
}
