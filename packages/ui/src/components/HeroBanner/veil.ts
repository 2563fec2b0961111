import { vars } from '../../theme/contract.css.js'

/** The length over which a veil fades. */
export const fade = vars.space['32']

/**
 * A veil under words, so that small type keeps 4.5:1 over any photograph and the rest of the picture stays untouched. At
 * full strength under the words, then an eased fall over `length`: a straight one shows an edge.
 */
export function veilTo(direction: 'to top' | 'to right' | 'to left', color: string, length: string): string {
  const at = (share: number, strength: number) =>
    `color-mix(in srgb, ${color} ${strength}%, transparent) calc(100% - ${length} * ${share})`
  return `linear-gradient(${direction}, ${color} calc(100% - ${length}), ${at(0.75, 82)}, ${at(0.5, 46)}, ${at(0.25, 14)}, transparent)`
}
