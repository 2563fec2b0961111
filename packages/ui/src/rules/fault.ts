/** Validation error codes; `FieldErrorText` has a text for each. */
export type Fault =
  | { readonly kind: 'required' | 'choose' | 'format' | 'accept' | 'email' | 'phone' | 'undeliverable' }
  | { readonly kind: 'tooLong'; readonly limit: number }

/** A validation error with its field name. */
export type FieldFault<Name extends string> = Fault & { readonly name: Name }

/** Whether a field is required, optional or hidden. */
export type Need = 'required' | 'optional' | 'hidden'
