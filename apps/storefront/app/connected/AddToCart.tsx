import type { AddToCartSlotProps } from '@vitrine/cms-renderer/render/CmsSlots'
import { useAddToCart } from '@vitrine/commerce-client/hooks/useAddToCart'
import { Button } from '@vitrine/ui/Button'
import { type MouseEvent, useState, useSyncExternalStore } from 'react'
import { defineMessage, defineMessages, type MessageDescriptor, useIntl } from 'react-intl'
import { useFlyouts } from '../flyouts/FlyoutContext.js'
import { pendingNavigationStart, subscribeToNavigation } from '../navigation/pendingNavigation.js'
import { nextPaint } from '../shell/nextPaint.js'
import * as styles from './AddToCart.css.js'
import { failed } from './failed.js'
import { loadFlyout } from './flyoutLoaders.js'
import { loadCommerce } from './lazyCommerce.js'
import { warmCart } from './warmCart.js'

const messages = defineMessages({
  add: { id: 'addToCart.add', defaultMessage: 'Add to cart' },
  preOrder: { id: 'addToCart.preOrder', defaultMessage: 'Pre-order' },
})

/** For browsers without scripts, so no script brings it: React leaves what stands in `noscript` to the server. */
const needsScript = /* @__PURE__ */ defineMessage({
  id: 'addToCart.needsScript',
  defaultMessage: 'Please turn on JavaScript to order online, or call us.',
})

/** Longest time that the button stays locked for the mini-cart to appear. */
const OPENING_MS = 2000

/** Puts one piece into the cart and opens the mini-cart; a failure is told beside the button, which keeps the focus. */
export function AddToCart({ productId, availability, isPurchasable }: AddToCartSlotProps) {
  const intl = useIntl()
  const flyouts = useFlyouts()
  const { trigger, isMutating } = useAddToCart()
  const [error, setError] = useState<MessageDescriptor | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  // A variant that was chosen but is not shown yet: a click now would add the one before.
  const isLeaving = useSyncExternalStore(subscribeToNavigation, pendingNavigationStart, () => null) !== null
  if (!isPurchasable) return null

  const add = async () => {
    const flyout = loadFlyout('shoppingCart')
    setError(null)
    setIsAdding(true)
    // The button answers first: a request takes the browser longer than a frame to send.
    await nextPaint()
    const outcome = await trigger({ productId, quantity: 1 })
    if (outcome.kind === 'failed') {
      setIsAdding(false)
      setError(
        await loadCommerce().then(
          (calls) => calls.addToCartErrors[outcome.error],
          () => failed,
        ),
      )
      return
    }
    flyouts.open('shoppingCart')
    // A piece that is in, with no cart in sight yet, invites a second click: the button waits, but not for ever.
    await settledWithin(OPENING_MS, flyout)
    setIsAdding(false)
  }
  const handleClick = ({ detail }: MouseEvent) => {
    const isRepeat = detail > 1
    if (!isRepeat) void add()
  }
  return (
    <div className={styles.root}>
      <Button
        data-part="add-to-cart"
        variant="primary"
        isBusy={isMutating || isAdding || isLeaving}
        onPointerEnter={warmCart}
        onFocus={warmCart}
        onClick={handleClick}
      >
        {intl.formatMessage(availability === 'preOrder' ? messages.preOrder : messages.add)}
      </Button>
      <p role="alert" className={styles.error}>
        {error && intl.formatMessage(error)}
      </p>
      <noscript>{import.meta.env.SSR && intl.formatMessage(needsScript)}</noscript>
    </div>
  )
}

function settledWithin(limitMs: number, work: Promise<unknown> | null): Promise<unknown> {
  const limit = new Promise((resolve) => {
    setTimeout(resolve, limitMs)
  })
  return Promise.race([limit, Promise.allSettled([work])])
}
