'use client'

import type { FormEvent, ReactNode } from 'react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsHydrated } from '../../hydration/useIsHydrated.js'
import type { SendResult } from './sendResult.js'

/** Words by field name. */
export type FieldErrors = Readonly<Record<string, ReactNode>>

export type Stage = 'open' | 'sending' | 'failed' | 'unknown' | 'sent'

/** What a form shows of its life. */
export type FormSending = ReturnType<typeof useFormSending>

interface Sending<Values> {
  readonly read: (data: FormData) => Values
  /** What is wrong, in words; nothing = it may be sent. */
  readonly check: (values: Values) => FieldErrors
  /** Without it the browser sends the form. */
  readonly onSubmit: ((values: Values) => Promise<SendResult>) | undefined
  /** What a server has answered already. */
  readonly result: SendResult | undefined
  /** The fields that the form shows: what a server says of others can't be mended here. */
  readonly fields: readonly string[]
  /** By field: others whose need hangs on its answer, so that a new answer settles what was said of them. */
  readonly followers?: Readonly<Record<string, readonly string[]>> | undefined
}

/**
 * The life of a form: checked, sent once, then sent, refused or failed; whatever it says takes the focus, if that is
 * still in the form. The fields keep what they hold.
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

  /** Who mends a field is no longer told that it is wrong. */
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
    /** Without scripts the browser checks; with them we do. */
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

/** Of a control that is a part of its question, the question's name. */
function nameOf(target: EventTarget): string {
  if (!(target instanceof HTMLElement)) return ''
  return target.closest<HTMLElement>('[data-question]')?.dataset.question || target.getAttribute('name') || ''
}

const without = (errors: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([key]) => !names.includes(key)))
