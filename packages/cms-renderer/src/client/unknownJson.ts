const DROPPED = new Set(['__proto__', 'constructor', 'prototype'])

/** Type guard for a JSON object (not a list, not null). */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Own entries of a JSON object, except names that could reach a prototype; empty for any other value. */
export function entries(value: unknown): readonly (readonly [string, unknown])[] {
  return isRecord(value) ? Object.entries(value).filter(([key]) => !DROPPED.has(key)) : []
}

export function stringOr(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback
}

/** The strings in a JSON list. */
export function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
