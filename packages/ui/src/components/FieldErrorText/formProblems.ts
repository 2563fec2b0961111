import { type FieldControl, type FieldProblem, fieldProblem } from './fieldProblem.js'

/** A problem of a form, and where it is. */
export interface FormProblem {
  /** Id of the control, for the `ErrorSummary`. */
  readonly fieldId: string
  /** Of the control, or its id where it has none; of a telephone number or a `SelectSearch`, of the whole field. */
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
    if (!isFieldControl(control) || !control.willValidate) continue
    const name = questionOf(control)?.dataset.question || control.name || control.id
    const problem = tooLong(control) ?? fieldProblem(control, labelOf(control))
    if (problem && !found.has(name)) found.set(name, { fieldId: control.id, name, problem })
  }
  return [...found.values()]
}

/** What asks one question: a fieldset of controls, or one whose value a hidden input sends; it holds the name of the answer. */
const questionOf = (control: FieldControl) => control.closest<HTMLElement>('[data-question]')

/** Past the `characterLimit` of a field, which cuts nothing off. */
function tooLong({ dataset, value }: FieldControl): FieldProblem | null {
  const limit = Number(dataset.characterLimit ?? Infinity)
  return value.length > limit ? { kind: 'tooLong', limit } : null
}

const isFieldControl = (element: Element): element is FieldControl => element.matches('input, select, textarea')

/** What a field is called: the legend of its question or its label, without "(optional)". */
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
