'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './CheckoutPaymentForm.messages.js'
import { connectFields, type FieldsConnection, type FieldsState } from './connectFields.js'
import * as css from './HostedCardFields.css.js'

export interface HostedCardFieldsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Address of the provider's fields. */
  readonly fieldsUrl: string
  /** Origin of the fields; messages from other origins are ignored. */
  readonly origin: string
  /** Receives the connection while the fields are shown, then `null`. Must be stable. */
  readonly onConnection: (connection: FieldsConnection | null) => void
  readonly timeouts?: { readonly ready: number; readonly token: number } | undefined
}

/** The card fields of a payment provider in a frame as high as its content; card numbers never reach the shop. */
export function HostedCardFields({
  fieldsUrl,
  origin,
  onConnection,
  timeouts,
  className,
  ...rest
}: HostedCardFieldsProps) {
  const intl = useIntl()
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<FieldsState>('loading')

  // Exchanges messages with the frame.
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const opened = connectFields(element, origin, {
      onHeight: (height) => {
        element.style.height = `${Math.min(Math.ceil(height), MAX_HEIGHT)}px`
      },
      onState: setState,
      timeouts,
    })
    onConnection(opened)
    return () => {
      onConnection(null)
      opened.close()
    }
  }, [onConnection, origin, timeouts])

  return (
    <div {...rest} className={clsx(css.root, className)} aria-busy={state === 'loading' || undefined}>
      <p role="status" className={css.message}>
        {state === 'loading' && <FormattedMessage {...messages.cardLoading} />}
        {state === 'unavailable' && <FormattedMessage {...messages.cardUnavailable} />}
        {state === 'failed' && <FormattedMessage {...messages.cardFailed} />}
      </p>
      <iframe
        ref={frame}
        src={fieldsUrl}
        title={intl.formatMessage(messages.cardFields)}
        sandbox={SANDBOX}
        // The payment provider receives no more than the origin of the shop.
        referrerPolicy="origin"
        hidden={state === 'unavailable'}
        className={clsx(css.frame, state === 'loading' && css.isLoading)}
      />
    </div>
  )
}

/** The page of the provider has an origin of its own, and needs scripts and its own storage. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms'

/** Against a frame that grows without end. */
const MAX_HEIGHT = 1200
