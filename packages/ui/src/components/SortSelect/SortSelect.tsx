'use client'

import { useIntl } from 'react-intl'
import { NavigationSelect, type NavigationSelectProps } from '../NavigationSelect/NavigationSelect.js'
import { messages } from './SortSelect.messages.js'

/** One order of a listing and the address that shows it. */
export interface SortOption {
  readonly id: string
  readonly label: string
  readonly href: string
}

export interface SortSelectProps extends Omit<NavigationSelectProps, 'param' | 'label' | 'options' | 'selected'> {
  readonly options: readonly SortOption[]
  readonly selectedId: string
}

/** Order of a listing. */
export function SortSelect({ options, selectedId, ...rest }: SortSelectProps) {
  const intl = useIntl()
  return (
    <NavigationSelect
      param="sort"
      label={intl.formatMessage(messages.label)}
      options={options.map(({ id, label, href }) => ({ value: id, label, href }))}
      selected={selectedId}
      {...rest}
    />
  )
}
