'use client'

import type { ComponentProps } from 'react'
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { formatDay } from '../DateField/formatDay.js'
import { fieldErrors } from './FieldErrorText.messages.js'
import type { FieldProblem } from './fieldProblem.js'

// Part of the public API: the error texts for forms.
export { fieldErrors } from './FieldErrorText.messages.js'
export { type FieldProblem, fieldProblem } from './fieldProblem.js'
export { type FormProblem, formProblems } from './formProblems.js'

export interface FieldErrorTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  readonly problem: FieldProblem
}

/** Standard text for a validation error: for a field's `error` and for the `ErrorSummary`. */
export function FieldErrorText({ problem, ...rest }: FieldErrorTextProps) {
  const { locale } = useIntl()
  return (
    <span {...rest}>
      <FormattedMessage {...texts[problem.kind]} values={valuesOf(problem, locale)} />
    </span>
  )
}

const texts: Readonly<Record<FieldProblem['kind'], MessageDescriptor>> = fieldErrors

function valuesOf(problem: FieldProblem, locale: string): Readonly<Record<string, string | number>> {
  if (problem.kind === 'dateTooEarly') return { min: formatDay(problem.min, locale) }
  if (problem.kind === 'dateTooLate') return { max: formatDay(problem.max, locale) }
  const { kind: _, ...values } = problem
  return values
}
