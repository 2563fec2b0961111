/** Fields of a submitted form by name; a repeated field keeps its last value. */
export type FormValues = Readonly<Record<string, string>>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route also accepts `application/x-www-form-urlencoded`, as sent by an HTML form. */
    acceptsForms?: boolean
  }
}

const MAX_FIELDS = 120
const MAX_VALUE = 8_000

/** Parses an HTML form; null = too many fields, or a value that is too long. */
export function parseForm(text: string): FormValues | null {
  const fields = [...new URLSearchParams(text)]
  if (fields.length > MAX_FIELDS || fields.some(([, value]) => value.length > MAX_VALUE)) return null
  return Object.fromEntries(fields.map(([name, value]) => [name, value.replaceAll('\u0000', '')]))
}

/** The form of a request whose body may be absent. */
export function formOf(body: unknown): FormValues {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
