'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type SubmitEvent, useRef, useState } from 'react'
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { Button } from '../Button/Button.js'
import { IconButton } from '../IconButton/IconButton.js'
import { useFocusRescue } from '../Listing/useFocusRescue.js'
import { TextField } from '../TextField/TextField.js'
import * as css from './CouponForm.css.js'
import { messages, refusals } from './CouponForm.messages.js'

/** Why a coupon gives no discount. */
export type CouponRefusal = 'unknown' | 'inactive' | 'redeemed' | 'alreadyAdded' | 'notApplicable'

/** Texts for a form that works without scripts; `remove` takes the `code`. */
export const couponMessages: Readonly<Record<'label' | 'apply' | 'missing' | 'remove', MessageDescriptor>> = messages

/** Text of each refusal, for a form that works without scripts. */
export const couponRefusals: Readonly<Record<CouponRefusal, MessageDescriptor>> = refusals

/** A coupon in the cart. */
export interface Coupon {
  readonly id: string
  readonly code: string
  /** null = it gives a discount. */
  readonly refusal: CouponRefusal | null
}

export interface CouponFormProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly coupons: readonly Coupon[]
  /** Adds a coupon; resolves with why it was refused, `failed` = it could not be sent, `null` = it is in the cart. */
  readonly onApply: (code: string) => Promise<CouponRefusal | 'failed' | null>
  readonly onRemove: (id: string) => void
}

/** The coupons of a cart: a field for a code, and a list of the entered ones with their state. */
export function CouponForm({ coupons, onApply, onRemove, className, ...rest }: CouponFormProps) {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<CouponRefusal | 'failed' | 'missing' | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [announced, setAnnounced] = useState<string | null>(null)
  const watched = useFocusRescue(() => input.current)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const code = input.current?.value.trim() ?? ''
    setAnnounced(null)
    if (code === '') {
      setFault('missing')
      input.current?.focus()
      return
    }
    setIsBusy(true)
    setFault(null)
    const refusal = await onApply(code)
    setIsBusy(false)
    setFault(refusal)
    if (refusal === null) {
      setAnnounced(code)
      if (input.current) input.current.value = ''
    }
    input.current?.focus()
  }

  const announcedCoupon = coupons.find(({ code }) => code.toUpperCase() === announced?.toUpperCase())
  return (
    <div {...rest} className={clsx(css.root, className)}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          ref={input}
          name="code"
          mark="none"
          label={<FormattedMessage {...messages.label} />}
          error={fault && <FormattedMessage {...faultMessage(fault)} />}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          onInput={() => setFault(null)}
          end={
            <Button type="submit" variant="text" className={css.apply} isBusy={isBusy}>
              <FormattedMessage {...messages.apply} />
            </Button>
          }
        />
      </form>
      <p role="status" className={visuallyHidden}>
        {announcedCoupon &&
          intl.formatMessage(announcedCoupon.refusal === null ? messages.applied : messages.added, {
            code: announcedCoupon.code,
          })}
      </p>
      {coupons.length > 0 && (
        <ul role="list" aria-label={intl.formatMessage(messages.list)} className={css.coupons}>
          {coupons.map(({ id, code, refusal }) => (
            <li key={id} ref={watched} className={css.coupon}>
              <div className={css.code}>
                {code}
                {refusal !== null && (
                  <p className={css.refusal}>
                    <FormattedMessage {...refusals[refusal]} />
                  </p>
                )}
              </div>
              <IconButton
                icon="close"
                label={intl.formatMessage(messages.remove, { code })}
                onClick={() => onRemove(id)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function faultMessage(fault: CouponRefusal | 'failed' | 'missing') {
  return fault === 'failed' || fault === 'missing' ? messages[fault] : refusals[fault]
}
