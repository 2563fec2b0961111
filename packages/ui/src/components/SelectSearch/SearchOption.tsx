import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { text } from '../../theme/text.css.js'
import * as css from './SelectSearch.css.js'

export interface SelectSearchOption {
  readonly value: string
  readonly label: string
  /** Group heading in the list. */
  readonly group?: string | undefined
  /** Second line: an address, a note. */
  readonly note?: string | undefined
  /** Additional search terms: codes, other spellings. */
  readonly keywords?: string | undefined
}

interface SearchOptionProps extends ComponentPropsWithRef<'li'> {
  readonly option: SelectSearchOption
}

export function SearchOption({ option, className, ...rest }: SearchOptionProps) {
  return (
    <li {...rest} className={clsx(className, css.option)}>
      <span>{option.label}</span>
      {option.note && <span className={clsx(text.caption, css.note)}>{option.note}</span>}
    </li>
  )
}

export function SearchOptionGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  if (label === '') return children
  return (
    <li role="presentation">
      <ul role="group" aria-label={label} className={css.group}>
        <li role="presentation" aria-hidden="true" className={clsx(text.caption, css.groupLabel)}>
          {label}
        </li>
        {children}
      </ul>
    </li>
  )
}
