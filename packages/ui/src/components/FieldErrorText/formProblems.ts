import { type FieldControl, type FieldProblem, fieldProblem } from './fieldProblem.js'

/** A problem of a form, and where it is. */
export interface FormProblem {
  /** Id of the control, for the `ErrorSummary`. */
  readonly fieldId: string
  readonly name: string
  readonly problem: FieldProblem
}

/**
 * Everything the browser's own validation finds wrong in a form, in the order of its fields: for a submit handler of a
 * `noValidate` form. A group of radio buttons is one field.
 */
export function formProblems(form: HTMLFormElement): readonly FormProblem[] {
  const found = new Map<string, FormProblem>()
  for (const control of form.elements) {
    if (!isFieldControl(control) || !control.willValidate || found.has(control.name)) continue
    const problem = fieldProblem(control, labelOf(control))
    if (problem) found.set(control.name, { fieldId: control.id, name: control.name, problem })
  }
  return [...found.values()]
}

const isFieldControl = (element: Element): element is FieldControl => element.matches('input, select, textarea')

/** What a field is called: the legend of its question or its label, without "(optional)". */
function labelOf(control: FieldControl): string {
  const label = control.closest('fieldset[data-question]')?.querySelector('legend') ?? control.labels?.[0]
  const words = [...(label?.childNodes ?? [])].filter(
    (node) => !(node instanceof HTMLElement && 'mark' in node.dataset),
  )
  return words
    .map((node) => node.textContent)
    .join('')
    .trim()
}
