import type { FieldFault } from './fault.js'
import type { FormFields } from './formFields.js'
import { isEmail } from './isEmail.js'

/** The entries of the step "who" of a checkout. */
export interface CheckoutContactValues {
  readonly email: string
}

/** Reads the step from its form fields. */
export const checkoutContactValues = (fields: FormFields): CheckoutContactValues => ({
  email: (fields.email ?? '').trim(),
})

/** Validation errors of the step "who"; empty = valid. */
export function checkoutContactProblems({ email }: CheckoutContactValues): readonly FieldFault<'email'>[] {
  if (!email) return [{ name: 'email', kind: 'required' }]
  return isEmail(email) ? [] : [{ name: 'email', kind: 'email' }]
}
