'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type SlotProps, slot } from '../../slots/slot.js'
import { Icon } from '../Icon/Icon.js'
import { Link } from '../Link/Link.js'
import { useFocusRescue } from '../Listing/useFocusRescue.js'
import * as css from './RefinementChips.css.js'
import { messages } from './RefinementChips.messages.js'

export interface RefinementChipsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Selected refinements; each URL removes its refinement. */
  readonly chips: readonly { readonly label: string; readonly href: string }[]
  /** URL without refinements. */
  readonly clearHref: string | null
  /** Returns the element that takes the focus after the last refinement was removed. */
  readonly focusHome?: (() => HTMLElement | null) | undefined
  readonly slotProps?:
    | {
        readonly chip?: Omit<SlotProps<'a'>, 'ref'> | undefined
        readonly clear?: Omit<SlotProps<'a'>, 'ref'> | undefined
      }
    | undefined
}

/**
 * Selected refinements, each with a link that removes it. After a removal the first remaining one takes the focus.
 * Renders nothing without refinements.
 */
export function RefinementChips({ chips, clearHref, focusHome, slotProps, className, ...rest }: RefinementChipsProps) {
  const intl = useIntl()
  const first = useRef<HTMLLIElement>(null)
  const watched = useFocusRescue(() => first.current?.querySelector('a') ?? focusHome?.())
  if (chips.length === 0) return null
  return (
    <ul role="list" aria-label={intl.formatMessage(messages.label)} className={clsx(css.root, className)} {...rest}>
      {chips.map(({ label, href }, index) => (
        <li key={`${label} ${countBefore(chips, index)}`} ref={index === 0 ? first : undefined}>
          <Link
            rel="nofollow"
            aria-label={intl.formatMessage(messages.remove, { label })}
            {...slot(css.chip, slotProps?.chip)}
            ref={watched}
            href={href}
          >
            {label}
            <Icon name="close" className={css.icon} />
          </Link>
        </li>
      ))}
      {clearHref !== null && (
        <li>
          <Link rel="nofollow" {...slot(css.clear, slotProps?.clear)} ref={watched} href={clearHref}>
            <FormattedMessage {...messages.clear} />
          </Link>
        </li>
      )}
    </ul>
  )
}

/** Number of earlier chips with the same label, because values of two attributes may share a name. */
function countBefore(chips: RefinementChipsProps['chips'], index: number): number {
  return chips.slice(0, index).filter(({ label }) => label === chips[index]?.label).length
}
