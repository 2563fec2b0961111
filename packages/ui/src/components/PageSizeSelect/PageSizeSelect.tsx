'use client'

import { useIntl } from 'react-intl'
import { NavigationSelect, type NavigationSelectProps } from '../NavigationSelect/NavigationSelect.js'
import { messages } from './PageSizeSelect.messages.js'

/** A page size and its URL. */
export interface PageSize {
  readonly size: number
  readonly href: string
  readonly isSelected: boolean
}

export interface PageSizeSelectProps extends Omit<NavigationSelectProps, 'param' | 'label' | 'options' | 'selected'> {
  readonly sizes: readonly PageSize[]
}

/** Select for the number of products per page; renders nothing without sizes. */
export function PageSizeSelect({ sizes, ...rest }: PageSizeSelectProps) {
  const intl = useIntl()
  return (
    <NavigationSelect
      param="limit"
      label={intl.formatMessage(messages.label)}
      options={sizes.map(({ size, href }) => ({ value: String(size), label: String(size), href }))}
      selected={String((sizes.find((size) => size.isSelected) ?? sizes[0])?.size)}
      {...rest}
    />
  )
}
