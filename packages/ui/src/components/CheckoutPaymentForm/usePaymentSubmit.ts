'use client'

import { type SubmitEvent, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldsConnection } from './connectFields.js'

interface PaymentSubmit {
  /** Ids of the methods that are paid with the hosted card fields. */
  readonly cardIds: readonly string[]
  readonly onSubmit: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
}

/** Ignores the second click of a double click. */
const DOUBLE_CLICK_MS = 500

/**
 * Submits once: a card is exchanged for a token first, then the form is submitted again with `cardToken`. Without usable
 * card fields it is submitted without a token, and the provider asks for the card on its own page.
 */
export function usePaymentSubmit({ cardIds, onSubmit }: PaymentSubmit) {
  const [isTokenising, setIsTokenising] = useState(false)
  const connection = useRef<FieldsConnection | null>(null)
  const onConnection = useCallback((opened: FieldsConnection | null) => {
    connection.current = opened
  }, [])
  const isUnderWay = useRef(false)
  const isPassing = useRef(false)
  const last = useRef(Number.NEGATIVE_INFINITY)

  const passOn = async (form: HTMLFormElement, fields: FieldsConnection) => {
    const card = await fields.tokenise()
    const isUnavailable = fields.state() === 'unavailable'
    isUnderWay.current = false
    flushSync(() => setIsTokenising(false))
    if (!card && !isUnavailable) return
    setToken(form, card?.token ?? '')
    isPassing.current = true
    form.requestSubmit()
    isPassing.current = false
  }

  /** Called with valid entries. */
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const method = new FormData(form).get('method')
    const fields = connection.current
    const isCard = typeof method === 'string' && cardIds.includes(method)
    if (!isCard) setToken(form, '')
    if (!isCard || !fields || isPassing.current) {
      onSubmit?.(event)
      return
    }
    event.preventDefault()
    isUnderWay.current = true
    setIsTokenising(true)
    void passOn(form, fields)
  }

  /** Wraps the submit handler of the form. */
  const once = (submit: (event: SubmitEvent<HTMLFormElement>) => void) => (event: SubmitEvent<HTMLFormElement>) => {
    const isDouble = event.timeStamp - last.current < DOUBLE_CLICK_MS
    if (!isPassing.current && (isUnderWay.current || isDouble)) {
      event.preventDefault()
      return
    }
    last.current = event.timeStamp
    submit(event)
  }

  return { isTokenising, onConnection, send, once }
}

function setToken(form: HTMLFormElement, token: string) {
  const field = form.elements.namedItem('cardToken')
  if (field instanceof HTMLInputElement) field.value = token
}
