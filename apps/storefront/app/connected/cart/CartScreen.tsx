import { useBasket } from '@vitrine/commerce-client/hooks/useBasket'
import { useProducts } from '@vitrine/commerce-client/hooks/useProducts'
import { useUpdateBasketItem } from '@vitrine/commerce-client/hooks/useUpdateBasketItem'
import { Banner } from '@vitrine/ui/Banner'
import { Button } from '@vitrine/ui/Button'
import type { CartLineData } from '@vitrine/ui/CartLine'
import { CartPage } from '@vitrine/ui/CartPage'
import { Toast } from '@vitrine/ui/Toast'
import { lazy, Suspense, useState } from 'react'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import { useShell } from '../../contexts/ShellContext.js'
import { useHasSession } from '../commerce/useHasSession.js'
import { useIsHydrated } from '../useIsHydrated.js'
import { WishlistButton } from '../wishlist/WishlistButton.js'
import { useLiveWishlist } from '../wishlist/wishlistStore.js'
import { cartMessages } from './cartMessages.js'
import { cartPageLines, productIdsOf } from './cartPageLines.js'
import { CartServices } from './CartServices.js'
import { CartSummary } from './CartSummary.js'
import { UnavailableLines } from './UnavailableLines.js'
import { useLineRemoval } from './useLineRemoval.js'

const messages = defineMessages({
  suggestions: { id: 'cart.suggestions', defaultMessage: 'You may like' },
  needsScript: {
    id: 'cart.needsScript',
    defaultMessage: 'Your shopping cart needs JavaScript. You can also order by telephone:',
  },
  undo: { id: 'cart.undo', defaultMessage: 'Undo' },
})
const removed = defineMessage<{ name: string }>({
  id: 'cart.removed',
  defaultMessage: '{name} has been removed from your cart.',
})

const Suggestions = lazy(async () => {
  const { RecommendationsPart } = await import('../recommendations/RecommendationsPart.lazy.js')
  return { default: RecommendationsPart }
})

/** The page of the cart. The server HTML is the same for everybody; the basket is read after hydration. */
export function CartScreen() {
  const intl = useIntl()
  const shell = useShell()
  const isHydrated = useIsHydrated()
  const hasSession = useHasSession()
  const isAsked = isHydrated && hasSession
  const { basket, status, reload } = useBasket({ isEnabled: isAsked })
  const items = basket?.productItems ?? []
  const known = useProducts(productIdsOf(items))
  const { products, isLoading } = known
  const wishingIds = useLiveWishlist(({ changingIds }) => changingIds)
  const update = useUpdateBasketItem()
  const [hasBanner, setHasBanner] = useState(false)
  const lines = cartPageLines({
    items,
    products: [...products.values()],
    wishingIds,
    shell,
    discountLabel: intl.formatMessage(cartMessages.discount),
  })
  const removal = useLineRemoval(lines)

  const changeQuantity = async (itemId: string, quantity: number) => {
    setHasBanner(false)
    const productId = lines.find((line) => line.itemId === itemId)?.productId ?? ''
    const outcome = await update.trigger({ itemId, productId, quantity })
    setHasBanner(outcome.kind === 'failed')
  }
  const isWaiting =
    !isHydrated || (isAsked && (status === 'idle' || status === 'loading')) || (isLoading && products.size === 0)

  return (
    <>
      <CartPage
        status={status === 'failed' ? 'failed' : isWaiting ? 'loading' : 'ready'}
        lines={lines}
        onQuantityChange={(itemId, quantity) => void changeQuantity(itemId, quantity)}
        onRemove={(itemId) => void removal.remove(itemId)}
        onRetry={() => void reload()}
        continueHref={`/${shell.localeAlias}`}
        renderWishlist={renderHeart}
        summary={basket && <CartSummary basket={basket} lines={lines} />}
        services={<CartServices />}
        withoutScript={
          <>
            <p>{intl.formatMessage(messages.needsScript)}</p>
            <CartServices />
          </>
        }
        suggestions={
          <Suspense fallback={null}>
            <Suggestions title={intl.formatMessage(messages.suggestions)} recommender={undefined} brand={undefined} />
          </Suspense>
        }
        banner={
          <>
            {hasBanner && (
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
            )}
            {removal.removed && (
              <Banner
                role="group"
                type="info"
                onDismiss={removal.forget}
                action={
                  <Button variant="text" isBusy={removal.isRestoring} onClick={() => void removal.restore()}>
                    {intl.formatMessage(messages.undo)}
                  </Button>
                }
              >
                {intl.formatMessage(removed, { name: `${removal.removed.brand} ${removal.removed.name}` })}
              </Banner>
            )}
          </>
        }
      />
      <UnavailableLines lines={lines} known={known} onRemove={(itemId) => void removal.remove(itemId)} />
    </>
  )
}

function renderHeart({ productId, brand, name }: CartLineData) {
  return <WishlistButton productId={productId} brand={brand} name={name} variant="line" />
}
