'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, FocusEvent, KeyboardEvent } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { mergeProps } from '../../slots/mergeProps.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text } from '../../theme/text.css.js'
import { Icon } from '../Icon/Icon.js'
import { Link } from '../Link/Link.js'
import * as css from './LocaleSwitch.css.js'

/** A country and language. */
export interface LocaleOption {
  readonly id: string
  readonly lang: string
  /** Display name of the country. */
  readonly country: string
  /** Display name of the language, in that language. */
  readonly language: string
  readonly href: string
  readonly isCurrent: boolean
}

export interface LocaleSwitchProps extends ComponentPropsWithRef<'details'> {
  readonly options: readonly LocaleOption[]
  /** Accessible name; default "Country and language". */
  readonly label?: string | undefined
  /** Whether the panel opens above or below the button. */
  readonly placement?: 'below' | 'above' | undefined
  readonly slotProps?:
    | { readonly summary?: SlotProps<'summary'> | undefined; readonly panel?: SlotProps<'ul'> | undefined }
    | undefined
}

/**
 * Countries and languages as links in a native `details` element: it works without scripts, and with scripts closes on
 * Esc and when the focus leaves.
 */
export function LocaleSwitch({ options, label, placement = 'below', slotProps, ...rest }: LocaleSwitchProps) {
  const { formatMessage } = useIntl()
  const current = options.find((option) => option.isCurrent)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Esc and blur; the summary is the control
    <details
      {...mergeProps({ className: clsx(css.root, text.caption), onBlur: closeOnLeave, onKeyDown: closeOnEscape }, rest)}
    >
      <summary {...slot(css.summary, slotProps?.summary)}>
        <Icon name="globe" className={css.icon} />
        <span className={visuallyHidden}>{label ?? formatMessage(messages.label)}: </span>
        {current && `${current.country} / ${current.lang.toUpperCase()}`}
        <Icon name="chevronDown" className={css.chevron} />
      </summary>
      <ul role="list" {...slot(css.placement[placement], slotProps?.panel)}>
        {groupByCountry(options).map(([country, languages]) => (
          <li key={country} className={css.country}>
            <span>{country}</span>
            <LanguageLinks languages={languages} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function LanguageLinks({ languages }: { readonly languages: readonly LocaleOption[] }) {
  return (
    <span className={css.languages}>
      {languages.map(({ id, lang, language, country, href, isCurrent }) => (
        // Changing the locale loads a document, because currency, messages and session rules change.
        <Link
          key={id}
          href={href}
          isExternal
          lang={lang}
          hrefLang={id}
          aria-current={isCurrent || undefined}
          className={css.option}
        >
          <span className={visuallyHidden}>{country}, </span>
          {language}
        </Link>
      ))}
    </span>
  )
}

function groupByCountry(options: readonly LocaleOption[]): [string, LocaleOption[]][] {
  const groups = new Map<string, LocaleOption[]>()
  for (const option of options) groups.set(option.country, [...(groups.get(option.country) ?? []), option])
  return [...groups]
}

function closeOnLeave(event: FocusEvent<HTMLDetailsElement>) {
  if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}

const messages = defineMessages({
  label: { id: 'localeSwitch.label', defaultMessage: 'Country and language' },
})
