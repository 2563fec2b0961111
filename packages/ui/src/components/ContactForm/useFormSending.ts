'use client'

import type { FormEvent, ReactNode } from 'react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsHydrated } from '../../hydration/useIsHydrated.js'
import type { SendResult } from './sendResult.js'

/** Error texts by field name. */
export type FieldErrors = Readonly<Record<string, ReactNode>>

export type Stage = 'open' | 'sending' | 'failed' | 'unknown' | 'sent'

/** Submission state of a form. */
export type FormSending = ReturnType<typeof useFormSending>

interface Sending<Values> {
  readonly read: (data: FormData) => Values
  /** Validates the values and returns error texts; empty = valid. */
  readonly check: (values: Values) => FieldErrors
  /** Without it the browser submits the form. */
  readonly onSubmit: ((values: Values) => Promise<SendResult>) | undefined
  /** A response that the server already rendered. */
  readonly result: SendResult | undefined
  /** The visible fields: errors of other fields cannot be corrected here. */
  readonly fields: readonly string[]
  /** By field: other fields whose errors depend on its value and are cleared when it changes. */
  readonly followers?: Readonly<Record<string, readonly string[]>> | undefined
}

/**
 * State machine of a form: validated, submitted once, then sent, rejected or failed. Every outcome takes the focus if
 * it is still inside the form. The fields keep their values.
 */
export function useFormSending<Values>({ read, check, onSubmit, result, fields, followers = {} }: Sending<Values>) {
  const [stage, setStage] = useState<Stage>(() => stageOf(result, fields))
  const [errors, setErrors] = useState<FieldErrors>(() => (result?.kind === 'refused' ? result.errors : {}))
  const isUnderWay = useRef(false)
  const summaryRef = useRef<HTMLElement>(null)
  const failedRef = useRef<HTMLElement>(null)
  const sentRef = useRef<HTMLElement>(null)

  const tell = (form: HTMLFormElement, next: Stage, found: FieldErrors) => {
    const isHere = form.contains(document.activeElement) || document.activeElement === document.body
    flushSync(() => {
      setStage(next)
      setErrors(found)
    })
    if (isHere) (summaryRef.current ?? failedRef.current ?? sentRef.current)?.focus()
  }

  const send = async (form: HTMLFormElement, ask: () => Promise<SendResult>) => {
    const settled = await answerTo(ask)
    isUnderWay.current = false
    tell(form, stageOf(settled, fields), settled.kind === 'refused' ? settled.errors : {})
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    if (onSubmit || isUnderWay.current) event.preventDefault()
    if (isUnderWay.current) return
    const values = read(new FormData(form))
    const found = check(values)
    if (Object.keys(found).length > 0) {
      event.preventDefault()
      tell(form, 'open', found)
    } else if (onSubmit) {
      isUnderWay.current = true
      setStage('sending')
      setErrors({})
      void send(form, () => onSubmit(values))
    }
  }

  /** Clears the error of a field when it is edited. */
  const forget = ({ target }: FormEvent) => {
    const name = nameOf(target)
    const mended = [name, ...(followers[name] ?? [])]
    setErrors((known) => (mended.some((field) => field in known) ? without(known, mended) : known))
  }

  return {
    stage,
    errors,
    summaryRef,
    failedRef,
    sentRef,
    /** Native validation without scripts, custom validation with them. */
    noValidate: useIsHydrated(),
    submit,
    forget,
  }
}

async function answerTo(ask: () => Promise<SendResult>): Promise<SendResult> {
  try {
    return await ask()
  } catch {
    return { kind: 'failed' }
  }
}

function stageOf(result: SendResult | undefined, fields: readonly string[]): Stage {
  if (result?.kind !== 'refused') return result?.kind ?? 'open'
  return fields.some((name) => name in result.errors) ? 'open' : 'failed'
}

/** Name of the field that a control belongs to. */
function nameOf(target: EventTarget): string {
  if (!(target instanceof HTMLElement)) return ''
  return target.closest<HTMLElement>('[data-question]')?.dataset.question || target.getAttribute('name') || ''
}

const without = (errors: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([key]) => !names.includes(key)))
