import type { AddToCartSlotProps } from '@vitrine/cms-renderer/render/CmsSlots'
import { useAddToCart } from '@vitrine/commerce-client/hooks/useAddToCart'
import { Button } from '@vitrine/ui/Button'
import { type MouseEvent, useState, useSyncExternalStore } from 'react'
import { defineMessage, defineMessages, type MessageDescriptor, useIntl } from 'react-intl'
import { useFlyouts } from '../../contexts/FlyoutContext.js'
import { pendingNavigationStart, subscribeToNavigation } from '../../navigation/pendingNavigation.js'
import { nextPaint } from '../../shell/nextPaint.js'
import * as styles from './AddToCart.css.js'
import { failed } from '../commerce/failed.js'
import { loadFlyout } from '../flyouts/flyoutLoaders.js'
import { loadCommerce } from '../commerce/lazyCommerce.js'
import { warmCart } from './warmCart.js'

const messages = defineMessages({
  add: { id: 'addToCart.add', defaultMessage: 'Add to cart' },
  preOrder: { id: 'addToCart.preOrder', defaultMessage: 'Pre-order' },
})

/** Server-rendered `noscript` text; React does not hydrate it, so it is kept out of the script bundle. */
const needsScript = /* @__PURE__ */ defineMessage({
  id: 'addToCart.needsScript',
  defaultMessage: 'Please turn on JavaScript to order online, or call us.',
})

/** Maximum time that the button stays disabled while the mini-cart opens. */
const OPENING_MS = 2000

/** Adds one product to the cart and opens the mini-cart; an error is shown beside the button, which keeps the focus. */
export function AddToCart({ productId, availability, isPurchasable }: AddToCartSlotProps) {
  const intl = useIntl()
  const flyouts = useFlyouts()
  const { trigger, isMutating } = useAddToCart()
  const [error, setError] = useState<MessageDescriptor | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  // A selected variant is still loading: a click now would add the previous one.
  const isLeaving = useSyncExternalStore(subscribeToNavigation, pendingNavigationStart, () => null) !== null
  if (!isPurchasable) return null

  const add = async () => {
    const flyout = loadFlyout('shoppingCart')
    setError(null)
    setIsAdding(true)
    // Paints the pending state first: starting a request takes longer than a frame.
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
    // Disabled until the mini-cart is visible, to prevent a second click, but not indefinitely.
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
