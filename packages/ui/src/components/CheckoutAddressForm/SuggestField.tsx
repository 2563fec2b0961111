'use client'

import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useIsHydrated } from '../../hydration/useIsHydrated.js'
import { type AddressCountry, isAddressCountry } from '../../rules/addressRules.js'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { TextField } from '../TextField/TextField.js'
import * as css from './SuggestField.css.js'
import { messages } from './SuggestField.messages.js'

/** A complete address that matches what the shopper typed. */
export interface AddressSuggestion {
  readonly label: string
  readonly line1: string
  readonly postalCode: string
  readonly city: string
}

/** Finds addresses; rejects or resolves with none when it cannot. */
export type SuggestAddresses = (query: string, country: AddressCountry) => Promise<readonly AddressSuggestion[]>

export interface SuggestFieldProps {
  /** Id of the `AddressFields` that a suggestion fills in. */
  readonly addressId: string
  /** Used when the fields have no select of a country. */
  readonly country: AddressCountry
  readonly onSuggest: SuggestAddresses
}

const DELAY_MS = 250
const MIN_LENGTH = 3
const NOTHING: readonly AddressSuggestion[] = []

/** A combobox above address fields that fills them in. Renders nothing without scripts. */
export function SuggestField({ addressId, country, onSuggest }: SuggestFieldProps) {
  const intl = useIntl()
  const id = useId()
  const [found, setFound] = useState<readonly AddressSuggestion[] | null>(null)
  const [active, setActive] = useState(-1)
  const [isBusy, setIsBusy] = useState(false)
  const asked = useRef(0)
  const isHydrated = useIsHydrated()
  if (!isHydrated) return null

  const list = found ?? NOTHING
  const isOpen = list.length > 0

  const close = () => {
    asked.current += 1
    setIsBusy(false)
    setFound(null)
    setActive(-1)
  }

  const type = async (query: string) => {
    asked.current += 1
    const own = asked.current
    if (query.trim().length < MIN_LENGTH) return close()
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
    if (own !== asked.current) return
    setIsBusy(true)
    const answer = await onSuggest(query.trim(), countryOf(addressId, country)).catch(() => NOTHING)
    if (own !== asked.current) return
    setIsBusy(false)
    setFound(answer)
    setActive(-1)
  }

  const choose = (suggestion: AddressSuggestion) => {
    close()
    fill(`${addressId}-line1`, suggestion.line1)
    fill(`${addressId}-postalCode`, suggestion.postalCode)
    fill(`${addressId}-city`, suggestion.city)
    document.getElementById(`${addressId}-line1`)?.focus()
  }

  const press = (event: KeyboardEvent) => {
    if (!isOpen) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = list[active]
    if (step) {
      event.preventDefault()
      setActive((active + step + list.length + (active === -1 && step === -1 ? 1 : 0)) % list.length)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
  }

  return (
    <div className={css.root}>
      <TextField
        type="search"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        mark="none"
        label={<FormattedMessage {...messages.label} />}
        hint={<FormattedMessage {...messages.hint} />}
        isBusy={isBusy}
        onInput={(event) => void type(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={close}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={intl.formatMessage(messages.list)}
        hidden={!isOpen}
        className={css.list}
      >
        {list.map((suggestion, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox handles the keys
          <div
            key={suggestion.label}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={css.option}
            // Keeps the focus in the field, so that it does not close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
          >
            {suggestion.label}
          </div>
        ))}
      </div>
      <p role="status" className={visuallyHidden}>
        {found && <FormattedMessage {...messages.count} values={{ count: found.length }} />}
      </p>
    </div>
  )
}

function countryOf(addressId: string, fallback: AddressCountry): AddressCountry {
  const select = document.getElementById(`${addressId}-country`)
  const value = select instanceof HTMLSelectElement ? select.value : ''
  return isAddressCountry(value) ? value : fallback
}

/** Sets an uncontrolled field and reports it like typing, so that the form clears its error. */
function fill(id: string, value: string) {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLInputElement)) return
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
