/** The requested bytes of a file; `start` and `end` are inclusive. */
export type ByteRange =
  | { readonly kind: 'all' | 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'unsatisfiable' }

/** Parses a `Range` header. Multiple ranges or a malformed header select the whole file (RFC 9110 §14.2). */
export function parseRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  const [, first = '', last = ''] = match ?? []
  if (first === '' && last === '') return { kind: 'all', start: 0, end: size - 1 }
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? { kind: 'unsatisfiable' } : { kind: 'part', start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size || (last !== '' && Number(last) < start)) return { kind: 'unsatisfiable' }
  return { kind: 'part', start, end }
}
