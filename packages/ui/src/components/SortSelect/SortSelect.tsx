'use client'

import { useIntl } from 'react-intl'
import { NavigationSelect, type NavigationSelectProps } from '../NavigationSelect/NavigationSelect.js'
import { messages } from './SortSelect.messages.js'

/** A sort order of a listing and its URL. */
export interface SortOption {
  readonly id: string
  readonly label: string
  readonly href: string
}

export interface SortSelectProps extends Omit<NavigationSelectProps, 'param' | 'label' | 'options' | 'selected'> {
  readonly options: readonly SortOption[]
  readonly selectedId: string
}

/** Select for the sort order of a listing. */
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
