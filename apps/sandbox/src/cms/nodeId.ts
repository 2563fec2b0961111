import { createHash } from 'node:crypto'

/** Repository identifier for a path; stable across restarts. */
export function nodeId(path: string): string {
  const hex = createHash('sha256').update(path).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
