import { textOf } from './contactValues.js'
import type { FieldFault } from './fault.js'
import { isEmail } from './isEmail.js'
import { NAME_LIMIT } from './contactProblems.js'

/** Field names, in form order. */
export const backInStockFields = ['name', 'email', 'terms'] as const

export type BackInStockField = (typeof backInStockFields)[number]

/** A back-in-stock request. */
export interface BackInStockValues {
  readonly email: string
  /** Empty when the form has no name field. */
  readonly name: string
  /** Whether consent was given; false when the form has no checkbox. */
  readonly terms: boolean
  readonly productId: string
  /** Honeypot, filled in by bots only. */
  readonly website: string
}

/** Reads a back-in-stock form, submitted with or without scripts. */
export function backInStockValues(data: FormData): BackInStockValues {
  return {
    email: textOf(data, 'email'),
    name: textOf(data, 'name'),
    terms: data.has('terms'),
    productId: textOf(data, 'productId'),
    website: textOf(data, 'website'),
  }
}

/** Validation errors of a request, in field order; empty = valid. */
export function backInStockProblems(
  { email, name, terms }: BackInStockValues,
  areTermsRequired: boolean,
): readonly FieldFault<BackInStockField>[] {
  const problems: FieldFault<BackInStockField>[] = []
  if (name.length > NAME_LIMIT) problems.push({ name: 'name', kind: 'tooLong', limit: NAME_LIMIT })
  if (!email) problems.push({ name: 'email', kind: 'required' })
  else if (!isEmail(email)) problems.push({ name: 'email', kind: 'email' })
  if (areTermsRequired && !terms) problems.push({ name: 'terms', kind: 'accept' })
  return problems
}
