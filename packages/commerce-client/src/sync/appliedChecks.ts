/** Data whose `Part` shows whether a write with a lost response was applied. */
type Whole<Part extends string> = Partial<Record<Part, unknown>> | null

/** True when the part contains every sent field, at any depth. */
export function isSetIn<Part extends string>(part: Part) {
  return (now: Whole<Part>, { body }: { readonly body: object }): boolean => hasSomewhere(now?.[part], body)
}

/** True when the list has exactly one entry more than before. */
export function isLonger<Part extends string>(part: Part) {
  return (now: Whole<Part>, _: unknown, before: Whole<Part>): boolean =>
    lengthOf(now?.[part]) === lengthOf(before?.[part]) + 1
}

/** True when no entry has the removed ids. */
export function isGone(now: unknown, ids: object): boolean {
  return !hasSomewhere(now, ids)
}

function hasSomewhere(whole: unknown, part: object): boolean {
  return hasFields(whole, part) || (isObject(whole) && Object.values(whole).some((inner) => hasSomewhere(inner, part)))
}

/** True when a value contains all fields of `part` with equal values. */
export function hasFields(whole: unknown, part: unknown): boolean {
  if (!isObject(part)) return whole === part
  const values = new Map<string, unknown>(Object.entries(whole ?? {}))
  return Object.entries(part).every(([name, value]) => hasFields(values.get(name), value))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0
}
