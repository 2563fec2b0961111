import { countCharacters } from '../FormField/countCharacters.js'
import { type FieldControl, type FieldProblem, fieldProblem } from './fieldProblem.js'

/** A validation error and its field. */
export interface FormProblem {
  /** Id of the control, for the `ErrorSummary`. */
  readonly fieldId: string
  /**
   * Name of the control, or its id when it has none; for a telephone number or a `SelectSearch`, the name of the whole
   * field.
   */
  readonly name: string
  readonly problem: FieldProblem
}

/**
 * All native validation errors of a form, in field order; for the submit handler of a `noValidate` form. A radio group
 * counts as one field.
 */
export function formProblems(form: HTMLFormElement): readonly FormProblem[] {
  const found = new Map<string, FormProblem>()
  for (const control of form.elements) {
    if (!isFieldControl(control) || !control.willValidate) continue
    const name = questionOf(control)?.dataset.question || control.name || control.id
    const problem = tooLong(control) ?? fieldProblem(control, labelOf(control))
    if (problem && !found.has(name)) found.set(name, { fieldId: control.id, name, problem })
  }
  return [...found.values()]
}

/** The element of the whole field: a fieldset, or a wrapper whose hidden input holds the value and name. */
const questionOf = (control: FieldControl) => control.closest<HTMLElement>('[data-question]')

/** Exceeds the field's `characterLimit`, which does not truncate. */
function tooLong({ dataset, value }: FieldControl): FieldProblem | null {
  const limit = Number(dataset.characterLimit ?? Infinity)
  return countCharacters(value) > limit ? { kind: 'tooLong', limit } : null
}

const isFieldControl = (element: Element): element is FieldControl => element.matches('input, select, textarea')

/** Name of a field: its legend or label without "(optional)". */
function labelOf(control: FieldControl): string {
  const label = questionOf(control)?.querySelector('legend') ?? control.labels?.[0]
  const words = [...(label?.childNodes ?? [])].filter(
    (node) => !(node instanceof HTMLElement && 'mark' in node.dataset),
  )
  return words
    .map((node) => node.textContent)
    .join('')
    .trim()
}
