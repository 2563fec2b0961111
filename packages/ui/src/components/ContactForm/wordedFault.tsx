import { FieldErrorText } from '../FieldErrorText/FieldErrorText.js'
import type { FieldProblem } from '../FieldErrorText/fieldProblem.js'
import type { Fault } from '../../rules/fault.js'

/** Standard text for a validation error of the field with this label. */
export const wordedFault = (fault: Fault, label: string) => <FieldErrorText problem={problemOf(fault, label)} />

function problemOf(fault: Fault, label: string): FieldProblem {
  switch (fault.kind) {
    case 'required':
    case 'choose':
    case 'format':
      return { kind: fault.kind, label }
    case 'tooLong':
      return { kind: fault.kind, limit: fault.limit }
    default:
      return { kind: fault.kind }
  }
}
