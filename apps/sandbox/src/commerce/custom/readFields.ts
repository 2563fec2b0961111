import type { ContactFieldFault, RefusedField } from '@vitrine/commerce-client/types/contact'
import { isObject, type JsonObject } from '../http/jsonObject.js'
import { badRequest, Problem } from '../http/problem.js'

/** Collects the errors of a form, so that all are reported at once. */
export interface FieldReader {
  /**
   * The trimmed text of a field; empty when absent.
   * @param limit characters; a longer text is refused
   * @param missing error for a missing text; null = optional
   */
  text(name: string, limit: number, missing?: ContactFieldFault | null): string
  /** The text of a field that must pass a check if present. */
  checked(name: string, limit: number, isValid: (value: string) => boolean, fault: ContactFieldFault): string
  /** `true` or `false`; null when absent. */
  flag(name: string): boolean | null
  refuse(field: RefusedField): void
  /** @throws Problem 400 with `c_fields` when anything was refused */
  finish(): void
}

/** Reads the body of a form. @throws Problem 400 `bad-request` unless it is an object */
export function readForm(body: unknown): JsonObject {
  if (isObject(body)) return body
  throw badRequest('The body must be an object.', { c_fields: [] })
}

/** Reads fields of a form; readers of the same form share `refused`. */
export function createFieldReader(source: JsonObject, refused: RefusedField[] = []): FieldReader {
  const isRefused = (name: string) => refused.some((field) => field.name === name)
  // Reports the first error of each field.
  const refuse = (field: RefusedField) => {
    if (!isRefused(field.name)) refused.push(field)
  }
  const read = (name: string, limit: number): string => {
    const value = Object.hasOwn(source, name) ? source[name] : undefined
    if (value === undefined || value === null) return ''
    if (typeof value !== 'string') {
      refuse({ name, kind: 'format' })
      return ''
    }
    const trimmed = value.replaceAll('\r\n', '\n').trim()
    if (trimmed.length > limit) refuse({ name, kind: 'tooLong', limit })
    return trimmed
  }
  return {
    text(name, limit, missing = null) {
      const value = read(name, limit)
      if (value === '' && missing !== null) refuse({ name, kind: missing })
      return value
    },
    checked(name, limit, isValid, fault) {
      const value = read(name, limit)
      if (value !== '' && !isRefused(name) && !isValid(value)) refuse({ name, kind: fault })
      return value
    },
    flag(name) {
      const value = Object.hasOwn(source, name) ? source[name] : undefined
      if (value === undefined || value === null) return null
      if (typeof value === 'boolean') return value
      refuse({ name, kind: 'format' })
      return null
    },
    refuse,
    finish() {
      if (refused.length === 0) return
      throw new Problem(400, 'bad-request', 'Some fields are missing or not valid.', { c_fields: refused })
    },
  }
}
