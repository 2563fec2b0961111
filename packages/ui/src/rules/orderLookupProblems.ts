import type { FieldFault } from './fault.js'
import type { FormFields } from './formFields.js'
import { isEmail } from './isEmail.js'

/** Entries of the form that finds an order without an account. */
export interface OrderLookupValues {
  readonly orderNo: string
  readonly email: string
  /** Of the billing address. */
  readonly postalCode: string
}

/** Reads the form from its fields. */
export const orderLookupValues = (fields: FormFields): OrderLookupValues => ({
  orderNo: (fields.orderNo ?? '').trim(),
  email: (fields.email ?? '').trim(),
  postalCode: (fields.postalCode ?? '').trim(),
})

const FIELDS = ['orderNo', 'email', 'postalCode'] as const

/** Validation errors of the form, in its order; empty = valid. */
export function orderLookupProblems(values: OrderLookupValues): readonly FieldFault<keyof OrderLookupValues>[] {
  return FIELDS.flatMap((name) => {
    const kind = !values[name] ? 'required' : name === 'email' && !isEmail(values.email) ? 'email' : null
    return kind ? [{ name, kind }] : []
  })
}
