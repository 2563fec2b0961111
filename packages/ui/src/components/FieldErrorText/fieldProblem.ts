/** Possible validation errors; `FieldErrorText` has a text for each. Days are `yyyy-mm-dd`. */
export type FieldProblem =
  | { readonly kind: 'required' | 'choose' | 'format'; readonly label: string }
  | { readonly kind: 'accept' | 'email' | 'phone' | 'date' | 'undeliverable' }
  | { readonly kind: 'dateTooEarly'; readonly min: string }
  | { readonly kind: 'dateTooLate'; readonly max: string }
  | { readonly kind: 'tooLong' | 'tooShort'; readonly limit: number }
  | { readonly kind: 'tooSmall'; readonly min: number }
  | { readonly kind: 'tooLarge'; readonly max: number }

/** Elements of user input. */
export type FieldControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Properties read from a control; the `type` of a select is `select-one`, of a text area `textarea`. */
export interface CheckedControl {
  readonly validity: Pick<
    ValidityState,
    | 'valid'
    | 'valueMissing'
    | 'badInput'
    | 'typeMismatch'
    | 'patternMismatch'
    | 'rangeUnderflow'
    | 'rangeOverflow'
    | 'tooLong'
    | 'tooShort'
  >
  readonly type: string
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly minLength?: number | undefined
  readonly maxLength?: number | undefined
}

/** The native validation error of a control, or `null`. `label` is the name of the field. */
export function fieldProblem(control: CheckedControl, label: string): FieldProblem | null {
  const { validity, type, min = '', max = '', minLength = 0, maxLength = 0 } = control
  if (validity.valid) return null
  if (validity.badInput) return type === 'date' ? { kind: 'date' } : { kind: 'format', label }
  if (validity.valueMissing) return missing(type, label)
  if (validity.rangeUnderflow) return type === 'date' ? { kind: 'dateTooEarly', min } : { kind: 'tooSmall', min: +min }
  if (validity.rangeOverflow) return type === 'date' ? { kind: 'dateTooLate', max } : { kind: 'tooLarge', max: +max }
  if (validity.tooLong) return { kind: 'tooLong', limit: maxLength }
  if (validity.tooShort) return { kind: 'tooShort', limit: minLength }
  if (type === 'email') return { kind: 'email' }
  if (type === 'tel') return { kind: 'phone' }
  return { kind: 'format', label }
}

function missing(type: string, label: string): FieldProblem {
  if (type === 'checkbox') return { kind: 'accept' }
  return { kind: type === 'radio' || type === 'select-one' ? 'choose' : 'required', label }
}
