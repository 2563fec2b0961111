/** Maximum lengths of RFC 5321: the whole address, and the part before the `@`. */
const MAX_LENGTH = 254
const MAX_LOCAL = 64

const LOCAL = /^[^\s@.,;:<>()[\]"\\]+(?:\.[^\s@.,;:<>()[\]"\\]+)*$/u
const LABEL = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u
const TOP_LEVEL = /\p{L}/u

/**
 * Whether an address is plausible: one `@`, a domain of at least two labels, letters of any script. Rejects only
 * certain errors; only delivery proves that an address exists.
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
