'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { mergeProps } from '../../slots/mergeProps.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { Icon } from '../Icon/Icon.js'
import * as css from './WishlistToggle.css.js'
import { messages } from './WishlistToggle.messages.js'

export interface WishlistToggleProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'onToggle'> {
  /** Brand and name of the product, part of the accessible name. */
  readonly productName: string
  /** Whether the product is on the wishlist, according to the host. */
  readonly isPressed: boolean
  /**
   * Changes the wishlist. A promise keeps the button busy; after a rejection the heart reverts and the host reports the
   * error.
   */
  readonly onToggle: () => Promise<void> | void
  /** In the corner of an image, in a row of controls, or with a text. Each has a 44 px target. */
  readonly variant?: 'image' | 'line' | 'text' | undefined
  readonly slotProps?: { readonly icon?: Omit<SlotProps<'svg'>, 'ref'> | undefined } | undefined
}

/**
 * A toggle for the wishlist. It responds optimistically and reverts on failure; while busy it keeps the focus and
 * ignores clicks. Its name is constant, only `aria-pressed` changes. Spec §2 "Mini-cart overlay".
 */
export function WishlistToggle({
  productName,
  isPressed,
  onToggle,
  variant = 'line',
  slotProps,
  ...rest
}: WishlistToggleProps) {
  const intl = useIntl()
  const { isShown, isBusy, toggle } = useOptimisticToggle(productName, isPressed, onToggle)
  return (
    <button
      type="button"
      aria-label={intl.formatMessage(messages.label, { name: productName })}
      {...mergeProps({ className: clsx(css.root, css.variant[variant]), onClick: toggle }, rest)}
      aria-pressed={isShown}
      aria-busy={isBusy || undefined}
    >
      <Icon {...slot(css.icon[variant], slotProps?.icon)} name="heart" />
      {variant === 'text' && <FormattedMessage {...messages.text} />}
    </button>
  )
}

/** Optimistic state, valid until the host confirms, changes it or fails, or the product changes. */
function useOptimisticToggle(productName: string, isPressed: boolean, onToggle: WishlistToggleProps['onToggle']) {
  const [wish, setWish] = useState<boolean | null>(null)
  const [known, setKnown] = useState({ productName, isPressed })
  const [busyWith, setBusyWith] = useState<string | null>(null)
  if (known.productName !== productName || known.isPressed !== isPressed) {
    setKnown({ productName, isPressed })
    setWish(null)
  }
  const shown = useRef(productName)
  useEffect(() => {
    shown.current = productName
  }, [productName])

  const isShown = wish ?? isPressed
  const toggle = () => {
    if (busyWith === productName) return
    const done = onToggle()
    setWish(!isShown)
    if (!done) return
    setBusyWith(productName)
    const settle = () => setBusyWith((name) => (name === productName ? null : name))
    done.then(settle, () => {
      settle()
      if (shown.current === productName) setWish(null)
    })
  }
  return { isShown, isBusy: busyWith === productName, toggle }
}
