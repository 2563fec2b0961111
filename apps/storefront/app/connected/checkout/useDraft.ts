import { type RefObject, useEffect, useRef } from 'react'

/** Fields that are never kept: passwords, hidden fields, and what belongs to the payment service. */
const KEPT = 'input:not([type=hidden]):not([type=password]), select, textarea'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Draft = Readonly<Record<string, string | boolean>>

/**
 * Keeps what is typed into a form and not sent yet in the tab's session storage, so that a reload, the back button and an
 * ended session lose nothing. Restored into fields that are still as the server rendered them; forgotten when the form
 * is sent.
 *
 * @param step names the form; forms of other steps have drafts of their own
 * @param isFresh false = the server shows submitted values, which are newer
 */
export function useDraft(step: string, isFresh: boolean): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  const key = `checkout-draft-${step}`
  useEffect(() => {
    const form = root.current
    if (!form) return undefined
    if (isFresh) restore(form, readDraft(key))
    else remove(key)
    const save = () => write(key, draftOf(form))
    // After all handlers: a form that is refused in the browser keeps its draft.
    const forget = (event: Event) => void setTimeout(() => event.defaultPrevented || remove(key))
    form.addEventListener('input', save)
    form.addEventListener('submit', forget)
    return () => {
      form.removeEventListener('input', save)
      form.removeEventListener('submit', forget)
    }
  }, [key, isFresh])
  return root
}

function fieldsOf(root: HTMLElement): readonly Field[] {
  return [...root.querySelectorAll<Field>(KEPT)].filter(({ name }) => name !== '')
}

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

const nameOf = (field: Field) =>
  isChoice(field) && field.type === 'radio' ? `${field.name}=${field.value}` : field.name

function draftOf(root: HTMLElement): Draft {
  return Object.fromEntries(
    fieldsOf(root)
      .filter((field) => !isUnchanged(field))
      .map((field) => [nameOf(field), isChoice(field) ? field.checked : field.value]),
  )
}

/** Whether a field still has the value of the document. */
function isUnchanged(field: Field): boolean {
  if (isChoice(field)) return field.checked === field.defaultChecked
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected ?? field.selectedIndex === 0
  return field.value === field.defaultValue
}

function restore(root: HTMLElement, draft: Draft): void {
  for (const field of fieldsOf(root)) {
    const value = draft[nameOf(field)]
    if (value === undefined || !isUnchanged(field)) continue
    if (isChoice(field)) {
      if (field.checked !== value) field.click()
    } else if (typeof value === 'string') enter(field, value)
  }
}

/** Sets a value in such a way that React notices it. */
function enter(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function readDraft(key: string): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof draft === 'object' && draft !== null ? Object.fromEntries(Object.entries(draft)) : {}
  } catch {
    return {}
  }
}

/** Session storage can be full or switched off. */
function write(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // The draft is lost; the form works without it.
  }
}

function remove(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing is stored then.
  }
}
