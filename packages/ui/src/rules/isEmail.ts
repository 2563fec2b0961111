/** RFC 5321 allows no longer address, and no longer part before the `@`. */
const MAX_LENGTH = 254
const MAX_LOCAL = 64

const LOCAL = /^[^\s@.,;:<>()[\]"\\]+(?:\.[^\s@.,;:<>()[\]"\\]+)*$/u
const LABEL = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u
const TOP_LEVEL = /\p{L}/u

/**
 * Whether a letter could reach the address: one `@`, a domain of two labels or more, letters of any script. Refuses what
 * is surely wrong and nothing else; only an answer proves that an address exists.
 */
export function isEmail(address: string): boolean {
  if (address.length > MAX_LENGTH) return false
  const [local = '', domain = '', ...rest] = address.split('@')
  const labels = domain.split('.')
  return (
    rest.length === 0 &&
    local.length <= MAX_LOCAL &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '')
  )
}
