'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { both } from '../../slots/both.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { Icon } from '../Icon/Icon.js'
import * as css from './WishlistToggle.css.js'
import { messages } from './WishlistToggle.messages.js'

export interface WishlistToggleProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'onToggle'> {
  /** Brand and name of the piece: part of the button's name. */
  readonly productName: string
  /** Whether the wishlist holds the piece, as far as the host knows. */
  readonly isPressed: boolean
  /** Changes the list. A promise keeps the button busy; when it rejects, the heart goes back and the host says why. */
  readonly onToggle: () => Promise<void> | void
  /** On a picture's corner, in a line of controls, or beside it in words. Each takes 44 px. */
  readonly look?: 'image' | 'line' | 'words' | undefined
  readonly slotProps?: { readonly icon?: Omit<SlotProps<'svg'>, 'ref'> | undefined } | undefined
}

/**
 * The heart that keeps a piece. It answers at once and goes back when the change fails; while busy it keeps the focus and
 * takes no second command. Its name stays, only its state changes. Spec §2 "Mini-cart overlay".
 */
export function WishlistToggle({
  productName,
  isPressed,
  onToggle,
  look = 'line',
  slotProps,
  className,
  ...rest
}: WishlistToggleProps) {
  const intl = useIntl()
  const { isShown, isBusy, toggle } = useOptimisticToggle(productName, isPressed, onToggle)
  return (
    <button
      type="button"
      aria-label={intl.formatMessage(messages.label, { name: productName })}
      {...rest}
      aria-pressed={isShown}
      aria-busy={isBusy || undefined}
      onClick={both(toggle, rest.onClick)}
      className={clsx(css.root, css.look[look], className)}
    >
      <Icon {...slot(css.icon[look], slotProps?.icon)} name="heart" />
      {look === 'words' && <FormattedMessage {...messages.words} />}
    </button>
  )
}

/** What the shopper wants, shown until the host agrees, changes its mind or fails, or the heart is another piece's. */
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
