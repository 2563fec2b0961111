/**
 * True when a text contains something like an e-mail address: a character of a local part, `@`, and a domain with a dot
 * or an address in brackets. Single pass, linear time (Spec §5).
 *
 * @param characters a text, or an iterable of its characters.
 */
export function looksLikeEmail(characters: Iterable<string>): boolean {
  let previous = ''
  let domain: 'none' | 'start' | 'label' | 'dot' = 'none'
  for (const character of characters) {
    if (character === '@') domain = isLocal(previous) ? 'start' : 'none'
    else if (domain === 'start' && character === '[') return true
    else if (domain !== 'none') {
      if (isDot(character)) domain = domain === 'label' ? 'dot' : 'none'
      else if (!isLabel(character)) domain = 'none'
      else if (domain === 'dot') return true
      else domain = 'label'
    }
    previous = character
  }
  return false
}

const notLocal = ' \t\r\n\u00A0/?#&=:;,()<>[]@'
const notLabel = ` \t\r\n\u00A0/?#&=:;,()<>[]@"'!$*+%|\\^\`{}~`
const dots = '.。．｡'

function isLocal(character: string): boolean {
  return character !== '' && !notLocal.includes(character)
}

function isLabel(character: string): boolean {
  return !notLabel.includes(character)
}

function isDot(character: string): boolean {
  return dots.includes(character)
}
