'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type SubmitEvent, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../Button/Button.js'
import { Checkbox } from '../Checkbox/Checkbox.js'
import { FieldErrorText } from '../FieldErrorText/FieldErrorText.js'
import { countCharacters } from '../FormField/countCharacters.js'
import { TextArea } from '../TextArea/TextArea.js'
import * as css from './GiftOptions.css.js'
import { messages } from './GiftOptions.messages.js'

/** What is enclosed with a delivery that is a gift. */
export interface GiftValues {
  /** Printed on a card; empty = no card. */
  readonly message: string
  readonly isWrapped: boolean
  readonly hidesPrices: boolean
}

export interface GiftOptionsProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** The saved options, when the form is first rendered. */
  readonly values: GiftValues
  /** Saves the options; resolves with whether that succeeded. */
  readonly onSave: (values: GiftValues) => Promise<boolean>
  /** Maximum length of the message in characters; an emoji counts as one. Default 250. */
  readonly messageLimit?: number | undefined
}

/** A form for gifts: a message on a card, wrapping, and a receipt without prices. */
export function GiftOptions({ values, onSave, messageLimit = 250, className, ...rest }: GiftOptionsProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isTooLong, setIsTooLong] = useState(false)
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const given = valuesOf(new FormData(event.currentTarget))
    const isOver = countCharacters(given.message) > messageLimit
    setIsTooLong(isOver)
    setOutcome(null)
    if (isOver) {
      area.current?.focus()
      return
    }
    setIsBusy(true)
    const isSaved = await onSave(given)
    setIsBusy(false)
    setOutcome(isSaved ? 'saved' : 'failed')
  }
  const edit = () => {
    setOutcome(null)
    setIsTooLong(false)
  }
  return (
    <form
      noValidate
      {...rest}
      className={clsx(css.root, className)}
      onInput={edit}
      onSubmit={(event) => void submit(event)}
    >
      <TextArea
        ref={area}
        name="giftMessage"
        rows={3}
        mark="none"
        label={<FormattedMessage {...messages.message} />}
        hint={<FormattedMessage {...messages.messageHint} />}
        error={isTooLong && <FieldErrorText problem={{ kind: 'tooLong', limit: messageLimit }} />}
        characterLimit={messageLimit}
        autoComplete="off"
        defaultValue={values.message}
      />
      <Checkbox
        name="giftWrapping"
        mark="none"
        label={<FormattedMessage {...messages.wrapping} />}
        hint={<FormattedMessage {...messages.wrappingHint} />}
        defaultChecked={values.isWrapped}
      />
      <Checkbox
        name="receiptWithoutPrices"
        mark="none"
        label={<FormattedMessage {...messages.withoutPrices} />}
        hint={<FormattedMessage {...messages.withoutPricesHint} />}
        defaultChecked={values.hidesPrices}
      />
      <Button type="submit" variant="secondary" className={css.save} isBusy={isBusy}>
        <FormattedMessage {...messages.save} />
      </Button>
      <p role="status" className={clsx(css.outcome, outcome === 'failed' && css.failed)}>
        {outcome && <FormattedMessage {...messages[outcome]} />}
      </p>
    </form>
  )
}

/** Empty lines around the message are dropped; those inside belong to it. */
function valuesOf(form: FormData): GiftValues {
  const message = form.get('giftMessage')
  return {
    message: typeof message === 'string' ? message.trim() : '',
    isWrapped: form.has('giftWrapping'),
    hidesPrices: form.has('receiptWithoutPrices'),
  }
}
