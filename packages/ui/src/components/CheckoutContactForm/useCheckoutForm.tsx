'use client'

import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { FieldFault } from '../../rules/fault.js'
import { type FormFields, formFields } from '../../rules/formFields.js'
import { mergeProps } from '../../slots/mergeProps.js'
import { wordedFault } from '../ContactForm/wordedFault.js'
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.js'

/** A problem of a checkout form, found by the rules of the browser or of the server; `name` is the field name. */
export type CheckoutProblem = FieldFault<string>

/** `JSON.stringify([])` */
const NO_PROBLEMS = '[]'

interface CheckoutFormOptions {
  /** Problems that the server found. */
  readonly problems: readonly CheckoutProblem[]
  /** The rules that the server uses too. */
  readonly check: (fields: FormFields) => readonly CheckoutProblem[]
  readonly label: (name: string, fields: FormFields) => string
  /** Id of the control that a link of the summary focuses. */
  readonly targetId: (name: string) => string
  /** The fields as rendered by the server. */
  readonly values: FormFields
  readonly onSubmit: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
  readonly isBusy: boolean
  /** Level of the heading of the error summary; default 3. */
  readonly headingLevel?: 2 | 3 | undefined
}

interface Shown {
  readonly problem: CheckoutProblem
  readonly label: string
}

interface Held {
  readonly key: string
  readonly isBusy: boolean
  /** Number of the server's answers. */
  readonly run: number
  readonly shown: readonly Shown[]
  /** Names of the fields in the summary: those that were wrong when the form was submitted. */
  readonly summarised: ReadonlySet<string>
}

/**
 * Validation of a checkout form: a field on leaving it, all fields on submit; an error is cleared as soon as its field is
 * corrected. The submit event reaches the host only when the entries are valid and no other submit is under way.
 */
export function useCheckoutForm({
  problems,
  check,
  label,
  targetId,
  values,
  onSubmit,
  isBusy,
  headingLevel = 3,
}: CheckoutFormOptions) {
  const summaryRef = useRef<HTMLElement>(null)
  const isPressing = useRef(false)
  const key = JSON.stringify(problems)
  const show = (found: readonly CheckoutProblem[], fields: FormFields): readonly Shown[] =>
    found.map((problem) => ({ problem, label: label(problem.name, fields) }))
  const [held, setHeld] = useState<Held>(() => ({ key, isBusy, run: 0, ...submitted(show(problems, values)) }))
  if (held.key !== key || (held.isBusy && !isBusy))
    setHeld({ key, isBusy, run: held.run + 1, ...submitted(show(problems, values)) })
  else if (held.isBusy !== isBusy) setHeld({ ...held, isBusy })
  const { run, shown, summarised } = held

  // The answer of the server takes the focus when it contains problems: that of a script, and a page that was just loaded.
  const answer = key === NO_PROBLEMS ? null : `${run} ${key}`
  useEffect(() => {
    if (answer !== null) summaryRef.current?.focus()
  }, [answer])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isBusy) return event.preventDefault()
    const fields = formFields(new FormData(event.currentTarget))
    const found = check(fields)
    if (found.length > 0) {
      event.preventDefault()
      flushSync(() => setHeld({ ...held, ...submitted(show(found, fields)) }))
      summaryRef.current?.focus()
      return
    }
    setHeld({ ...held, ...submitted([]) })
    onSubmit?.(event)
  }

  const press = () => {
    isPressing.current = true
  }
  const release = () => {
    isPressing.current = false
  }

  const leave = (event: FocusEvent<HTMLFormElement>) => {
    const name = fieldOf(event.target)
    if (!name || fieldOf(event.relatedTarget) === name) return
    // An error that moves the submit button away under the pointer would swallow the click, which checks all fields anyway.
    if (isPressing.current && isSubmit(event.relatedTarget)) return
    const fields = formFields(new FormData(event.currentTarget))
    const problem = check(fields).find((found) => found.name === name)
    // An empty field is reported on submit, not while the shopper moves through the form.
    if (!problem || isMissing(problem) || shown.some((item) => item.problem.name === name)) return
    setHeld({ ...held, shown: [...shown, ...show([problem], fields)] })
  }

  const edit = (event: FormEvent<HTMLFormElement>) => {
    if (shown.length === 0) return
    const name = fieldOf(event.target)
    const fields = formFields(new FormData(event.currentTarget))
    const found = check(fields)
    const isStill = (item: Shown) => found.some((problem) => problem.name === item.problem.name)
    const left = shown.filter((item) => (item.problem.name === name || decidesOthers(name) ? isStill(item) : true))
    if (left.length < shown.length) setHeld({ ...held, shown: left })
  }

  const errors: Readonly<Record<string, ReactNode>> = Object.fromEntries(
    shown.map(({ problem, label: name }) => [problem.name, wordedFault(problem, name)]),
  )
  return {
    errors,
    summary: (
      <ErrorSummary
        ref={summaryRef}
        headingLevel={headingLevel}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the response page of a form focuses the errors
        autoFocus={problems.length > 0}
        errors={shown
          .filter(({ problem }) => summarised.has(problem.name))
          .map(({ problem }) => ({ fieldId: targetId(problem.name), message: errors[problem.name] }))}
      />
    ),
    /** Attributes of the form element, merged with those of the consumer. */
    formProps: (className: string, rest: Omit<ComponentPropsWithRef<'form'>, 'onSubmit'>) => ({
      ...mergeProps({ className, onBlur: leave, onInput: edit, onPointerDown: press, onPointerUp: release }, rest),
      method: 'post',
      noValidate: true,
      onSubmit: submit,
    }),
  }
}

/** Errors that stand at their fields and in the summary. */
const submitted = (shown: readonly Shown[]) => ({
  shown,
  summarised: new Set(shown.map(({ problem }) => problem.name)),
})

const isSubmit = (target: EventTarget | null) =>
  (target instanceof HTMLButtonElement || target instanceof HTMLInputElement) && target.type === 'submit'

const isMissing = ({ kind }: CheckoutProblem) => kind === 'required' || kind === 'choose' || kind === 'accept'

/** Fields whose value decides which other fields are required. */
const decidesOthers = (name: string) => /^(?:mode|billingSame|.*\.country)$/.test(name)

/** Name of the field that a control belongs to. */
function fieldOf(target: EventTarget | null): string {
  if (!(target instanceof HTMLElement)) return ''
  return target.closest<HTMLElement>('[data-question]')?.dataset.question || target.getAttribute('name') || ''
}
