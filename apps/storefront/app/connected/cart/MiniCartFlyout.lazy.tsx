import { useBasket } from '@vitrine/commerce-client/hooks/useBasket'
import { useProducts } from '@vitrine/commerce-client/hooks/useProducts'
import { useUpdateBasketItem } from '@vitrine/commerce-client/hooks/useUpdateBasketItem'
import type { CartLineData } from '@vitrine/ui/CartLine'
import { FlyoutDrawer } from '@vitrine/ui/FlyoutDrawer'
import { ShoppingCartOverlay } from '@vitrine/ui/ShoppingCartOverlay'
import { Toast } from '@vitrine/ui/Toast'
import { type MouseEvent, type ReactNode, useDeferredValue, useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { useShell } from '../../contexts/ShellContext.js'
import { cartLines } from './cartLines.js'
import { cartMessages } from './cartMessages.js'
import { cartTotal } from './cartTotal.js'
import * as styles from './MiniCartFlyout.css.js'
import { Toasts } from '../toasts/Toasts.js'
import { useLineRemoval } from './useLineRemoval.js'
import { UnavailableLines } from './UnavailableLines.js'
import { WishlistButton } from '../wishlist/WishlistButton.js'
import { useLiveWishlist } from '../wishlist/wishlistStore.js'
import type { FlyoutProps } from '../flyouts/flyoutLoaders.js'

const messages = defineMessages({
  title: { id: 'miniCart.title', defaultMessage: 'Shopping Cart' },
})

/** The mini-cart overlay of Spec §2. Its contents are mounted only while it is open, so each opening reloads the basket. */
export function MiniCartFlyout({ isOpen, onClose }: FlyoutProps) {
  const intl = useIntl()
  return (
    <FlyoutDrawer isOpen={isOpen} onClose={onClose} flyout="shoppingCart" title={intl.formatMessage(messages.title)}>
      <AfterFlyout>
        <MiniCart onClose={onClose} />
      </AfterFlyout>
    </FlyoutDrawer>
  )
}

/** Renders its children after the flyout itself, so that the click is followed by an immediate paint. */
function AfterFlyout({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(children, null)
}

function MiniCart({ onClose }: Pick<FlyoutProps, 'onClose'>) {
  const intl = useIntl()
  const shell = useShell()
  const [hasBanner, setHasBanner] = useState(false)
  const { basket, status, orderTotal, reload } = useBasket({ isEnabled: true })
  const items = basket?.productItems ?? []
  const known = useProducts(items.flatMap(({ productId }) => productId ?? []))
  const { products, isLoading } = known
  const wishingIds = useLiveWishlist(({ changingIds }) => changingIds)
  const update = useUpdateBasketItem()

  const lines = cartLines({ items, products: [...products.values()], wishingIds, shell })
  const { remove } = useLineRemoval(lines)
  const changeQuantity = async (itemId: string, quantity: number) => {
    setHasBanner(false)
    const productId = lines.find((line) => line.itemId === itemId)?.productId ?? ''
    const outcome = await update.trigger({ itemId, productId, quantity })
    setHasBanner(outcome.kind === 'failed')
  }
  // A line links to its product. The flyout closes immediately to return the focus before the next page takes it.
  const closeOnNavigation = ({ defaultPrevented }: MouseEvent) => {
    if (defaultPrevented) onClose()
  }
  const checkoutHref = `/${shell.localeAlias}/checkout/login`
  const cartHref = `/${shell.localeAlias}/cart`
  const isWaiting = status === 'idle' || status === 'loading' || (isLoading && products.size === 0)

  return (
    <>
      <ShoppingCartOverlay
        onClick={closeOnNavigation}
        status={status === 'failed' ? 'failed' : isWaiting ? 'loading' : 'ready'}
        lines={lines}
        total={cartTotal(basket, orderTotal, lines)}
        currency={basket?.currency ?? shell.currency}
        checkoutHref={checkoutHref}
        cartHref={cartHref}
        onQuantityChange={(itemId, quantity) => void changeQuantity(itemId, quantity)}
        onRemove={(itemId) => void remove(itemId)}
        onCheckout={onClose}
        onGoToCart={onClose}
        onContinue={onClose}
        onRetry={() => void reload()}
        renderWishlist={renderHeart}
        banner={
          hasBanner && (
            <Toast
              role="alert"
              toast={{
                id: 'quantity',
                type: 'warning',
                variant: 'banner',
                message: intl.formatMessage(cartMessages.failed),
              }}
              onDismiss={() => setHasBanner(false)}
            />
          )
        }
      />
      <div className={lines.length > 0 ? styles.aboveFooter : undefined}>
        <Toasts isInCart />
      </div>
      <UnavailableLines lines={lines} known={known} onRemove={(itemId) => void remove(itemId)} />
    </>
  )
}

function renderHeart({ productId, brand, name }: CartLineData) {
  return <WishlistButton productId={productId} brand={brand} name={name} variant="line" />
}
