/** Something of which a part may tell what became of a lost write. */
type Whole<Part extends string> = Partial<Record<Part, unknown>> | null

/** The part has, somewhere in it, every field that was sent. */
export function isSetIn<Part extends string>(part: Part) {
  return (now: Whole<Part>, { body }: { readonly body: object }): boolean => hasSomewhere(now?.[part], body)
}

/** The list has one entry more than before. */
export function isLonger<Part extends string>(part: Part) {
  return (now: Whole<Part>, _: unknown, before: Whole<Part>): boolean =>
    lengthOf(now?.[part]) === lengthOf(before?.[part]) + 1
}

/** Nothing has the ids any more that were to be removed. */
export function isGone(now: unknown, ids: object): boolean {
  return !hasSomewhere(now, ids)
}

function hasSomewhere(whole: unknown, part: object): boolean {
  return hasFields(whole, part) || (isObject(whole) && Object.values(whole).some((inner) => hasSomewhere(inner, part)))
}

/** True when something has all fields of `part`, with the same values. */
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
