/** What is wrong with one answer, as a code: `FieldErrorText` has the words. */
export type Fault =
  | { readonly kind: 'required' | 'choose' | 'format' | 'accept' | 'email' | 'phone' }
  | { readonly kind: 'tooLong'; readonly limit: number }

/** A fault, and the name of the field that has it. */
export type FieldFault<Name extends string> = Fault & { readonly name: Name }

/** Whether a form shows a field, and insists on it. */
export type Need = 'required' | 'optional' | 'hidden'
