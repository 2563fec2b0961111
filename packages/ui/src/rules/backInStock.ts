import { textOf } from './contactValues.js'
import type { FieldFault } from './fault.js'
import { isEmail } from './isEmail.js'
import { NAME_LIMIT } from './contactProblems.js'

/** Names of the fields, in the order of the form. */
export const backInStockFields = ['name', 'email', 'terms'] as const

export type BackInStockField = (typeof backInStockFields)[number]

/** Who wants to hear of which piece. */
export interface BackInStockValues {
  readonly email: string
  /** Empty where it is not asked for. */
  readonly name: string
  /** Whether the consent box was ticked; false where the form has none. */
  readonly terms: boolean
  readonly productId: string
  /** Only robots fill it in. */
  readonly website: string
}

/** Reads a back-in-stock form, with and without scripts. */
export function backInStockValues(data: FormData): BackInStockValues {
  return {
    email: textOf(data, 'email'),
    name: textOf(data, 'name'),
    terms: data.has('terms'),
    productId: textOf(data, 'productId'),
    website: textOf(data, 'website'),
  }
}

/** What is wrong with a request, in the order of its fields; nothing when it may be sent. */
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
