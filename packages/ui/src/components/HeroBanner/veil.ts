import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'

/** The length over which a veil above words fades. */
export const fade = vars.space['32']

/** How far a veil beside words reaches past their box, so that its fall is too slow to be seen as an edge. */
const REACH = '12vw'

/** Behind the words of an element that isolates. */
const layer = { content: '', position: 'absolute', inset: 0, zIndex: -1 } as const

/**
 * A veil under words, so that small type keeps 4.5:1 over any photograph and the rest of the picture stays untouched. At
 * full strength under the words, then an eased fall over `length`: a straight one shows an edge.
 */
function veilTo(direction: 'to top' | 'to right' | 'to left', color: string, length: string): string {
  const at = (share: number, strength: number) =>
    `color-mix(in srgb, ${color} ${strength}%, transparent) calc(100% - ${length} * ${share})`
  return `linear-gradient(${direction}, ${color} calc(100% - ${length}), ${at(0.8, 90)}, ${at(0.6, 64)}, ${at(0.4, 33)}, ${at(0.2, 10)}, transparent)`
}

/** Veil of words at the foot of a picture, from tablets up. */
export const veilBelow = (color: string): StyleRule => ({
  isolation: 'isolate',
  '@media': { [media.tablet]: { '::before': { ...layer, backgroundImage: veilTo('to top', color, fade) } } },
})

/** Veil of words at one side of a picture from laptops up, at its foot on tablets. */
export function veilBeside(color: string, side: 'start' | 'end'): StyleRule {
  const length = `(${fade} * 2 + ${REACH})`
  const [ltr, rtl] = side === 'start' ? (['to right', 'to left'] as const) : (['to left', 'to right'] as const)
  const { isolation, '@media': below } = veilBelow(color)
  return {
    isolation,
    '@media': {
      ...below,
      [media.desktop]: {
        '::before': {
          [side === 'start' ? 'insetInlineEnd' : 'insetInlineStart']: `-${REACH}`,
          backgroundImage: veilTo(ltr, color, length),
        },
        selectors: { '&:dir(rtl)::before': { backgroundImage: veilTo(rtl, color, length) } },
      },
    },
  }
}
