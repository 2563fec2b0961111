import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { media } from '../../theme/media.js'

/** Length over which a veil above text fades. */
export const fade = vars.space['32']

/** How far a veil next to text extends beyond its box; long enough that no edge is visible. */
const REACH = '12vw'

/** Behind the text of an element with `isolation: isolate`. */
const layer = { content: '', position: 'absolute', inset: 0, zIndex: -1 } as const

/**
 * A gradient veil that gives small text a contrast of 4.5:1 on any photograph and leaves the rest of the image
 * untouched. Full strength under the text, then an eased fade over `length`, because a linear one shows an edge.
 */
function veilTo(direction: 'to top' | 'to right' | 'to left', color: string, length: string): string {
  const at = (share: number, strength: number) =>
    `color-mix(in srgb, ${color} ${strength}%, transparent) calc(100% - ${length} * ${share})`
  return `linear-gradient(${direction}, ${color} calc(100% - ${length}), ${at(0.8, 90)}, ${at(0.6, 64)}, ${at(0.4, 33)}, ${at(0.2, 10)}, transparent)`
}

/** Veil for text at the bottom of an image, from tablets up. */
export const veilBelow = (color: string): StyleRule => ({
  isolation: 'isolate',
  '@media': { [media.tablet]: { '::before': { ...layer, backgroundImage: veilTo('to top', color, fade) } } },
})

/** Veil for text on one side of an image from laptops up, and at its bottom on tablets. */
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
