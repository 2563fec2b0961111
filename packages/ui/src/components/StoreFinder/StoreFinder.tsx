'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, FormEvent, ReactNode } from 'react'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useIsHydrated } from '../../hydration/useIsHydrated.js'
import { locate } from '../../icons/map.js'
import { mergeProps } from '../../slots/mergeProps.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text as textStyle } from '../../theme/text.css.js'
import { Button } from '../Button/Button.js'
import { Icon } from '../Icon/Icon.js'
import { SelectField } from '../SelectField/SelectField.js'
import { TextField } from '../TextField/TextField.js'
import * as css from './StoreFinder.css.js'
import { messages } from './StoreFinder.messages.js'

export { type LocateStatus, type ShopperPosition, useShopperPosition } from './useShopperPosition.js'

/** A store search; both fields may be empty. `country` is ISO 3166 alpha-2. */
export interface StoreSearch {
  readonly query: string
  readonly country: string
}

/** Status of the last search: `failed` = no response from the geocoder (Spec §8), `notFound` = unknown place. */
export type StoreFinderStatus = 'idle' | 'searching' | 'locating' | 'denied' | 'failed' | 'notFound'

export interface StoreFinderProps extends Omit<ComponentPropsWithRef<'form'>, 'action' | 'title'> {
  /** URL of the results page without scripts. */
  readonly action: string
  /** Default: "Find a boutique". */
  readonly title?: string | undefined
  readonly text?: string | undefined
  readonly headingLevel?: 1 | 2 | 3 | undefined
  /** The current search. */
  readonly search?: Partial<StoreSearch> | undefined
  /** Countries with boutiques, ISO 3166 alpha-2; the select needs at least two. */
  readonly countries?: readonly string[] | undefined
  readonly status?: StoreFinderStatus | undefined
  /** Handles the search; without it the form navigates to `action?place=…&country=…`. */
  readonly onSearch?: ((search: StoreSearch) => void) | undefined
  /** Called on "Use my position": request the position now (`useShopperPosition`). Without it there is no button. */
  readonly onLocate?: (() => void) | undefined
  /** Further fields of the same form. */
  readonly children?: ReactNode
  readonly slotProps?:
    | {
        readonly title?: SlotProps<'h2'> | undefined
        readonly text?: SlotProps<'p'> | undefined
        readonly fields?: SlotProps<'div'> | undefined
        readonly locate?: SlotProps<'button'> | undefined
      }
    | undefined
}

/** Search form for boutiques by town, postcode or country, or by the shopper's position on request. */
export function StoreFinder({
  action,
  title,
  text,
  headingLevel = 2,
  search,
  countries = [],
  status = 'idle',
  onSearch,
  onLocate,
  children,
  slotProps,
  ...rest
}: StoreFinderProps) {
  const intl = useIntl()
  const titleId = useId()
  const isHydrated = useIsHydrated()
  const Heading = `h${headingLevel}` as const
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (!onSearch) return
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    onSearch({ query: textOf(data, 'place'), country: textOf(data, 'country') })
  }
  return (
    <form
      role="search"
      aria-labelledby={titleId}
      {...mergeProps({ className: css.root, onSubmit: send }, rest)}
      action={action}
      method="get"
    >
      <div className={css.head}>
        <Heading {...slot(headingLevel === 1 ? textStyle.h1 : textStyle.h2, slotProps?.title)} id={titleId}>
          {title ?? intl.formatMessage(messages.title)}
        </Heading>
        {text && <p {...slot(clsx(textStyle.body, css.copy), slotProps?.text)}>{text}</p>}
      </div>
      <div {...slot(css.fields, slotProps?.fields)}>
        <TextField
          type="search"
          name="place"
          label={intl.formatMessage(messages.place)}
          mark="none"
          defaultValue={search?.query}
          maxLength={120}
          isBusy={status === 'searching'}
        />
        {countries.length > 1 && (
          <SelectField
            name="country"
            label={intl.formatMessage(messages.country)}
            mark="none"
            placeholder={intl.formatMessage(messages.anyCountry)}
            defaultValue={search?.country}
            options={countries.map((value) => ({ value, label: countryName(intl, value) }))}
          />
        )}
        <Button type="submit" isBusy={status === 'searching'}>
          <FormattedMessage {...messages.search} />
        </Button>
      </div>
      <div className={clsx(css.foot, onLocate && css.hasLocate)}>
        {isHydrated && onLocate && (
          <Button
            {...mergeProps({ className: css.locate, onClick: onLocate }, slotProps?.locate)}
            variant="text"
            isBusy={status === 'locating'}
          >
            <Icon name={locate} />
            <FormattedMessage {...messages.locate} />
          </Button>
        )}
        <p role="status" className={clsx(css.status, isProblem(status) && css.isProblem)}>
          {status !== 'idle' && <FormattedMessage {...messages[status]} />}
        </p>
      </div>
      {children}
    </form>
  )
}

/** A denied position is not shown as an error. */
const isProblem = (status: StoreFinderStatus) => status === 'failed' || status === 'notFound'

function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

function countryName(intl: ReturnType<typeof useIntl>, code: string): string {
  // An invalid country code in the data must not fail the page.
  return /^[A-Z]{2}$/.test(code) ? (intl.formatDisplayName(code, { type: 'region' }) ?? code) : code
}
