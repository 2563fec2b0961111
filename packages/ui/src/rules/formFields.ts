/** Submitted text fields by name, as a server's body parser gives them. */
export type FormFields = Readonly<Record<string, string>>

/** The text fields of a form; of repeated names the last one. */
export const formFields = (data: FormData): FormFields =>
  Object.fromEntries([...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

/** The opposite of `formFields`, for rules that read form data. */
export function formDataOf(fields: FormFields): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}
