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
  /** Refinements in force; each address removes its own. */
  readonly chips: readonly { readonly label: string; readonly href: string }[]
  /** Removes all of them. */
  readonly clearHref: string | null
  /** Takes the focus over when the last refinement has gone. */
  readonly focusHome?: (() => HTMLElement | null) | undefined
  readonly slotProps?:
    | {
        readonly chip?: Omit<SlotProps<'a'>, 'ref'> | undefined
        readonly clear?: Omit<SlotProps<'a'>, 'ref'> | undefined
      }
    | undefined
}

/**
 * The refinements in force, each with a way out; the focus of one that goes is taken over by the first that stays.
 * Renders nothing when there are none.
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

/** Chips before this one with its label: two attributes may have a value of one name. */
function countBefore(chips: RefinementChipsProps['chips'], index: number): number {
  return chips.slice(0, index).filter(({ label }) => label === chips[index]?.label).length
}
