import { mixedBasket } from '@vitrine/commerce-client/domain/basket/mixedBasket'
import { useBasket } from '@vitrine/commerce-client/hooks/useBasket'
import { useProducts } from '@vitrine/commerce-client/hooks/useProducts'
import { useUpdateBasketItem } from '@vitrine/commerce-client/hooks/useUpdateBasketItem'
import type { CartLineData } from '@vitrine/ui/CartLine'
import { CartPage } from '@vitrine/ui/CartPage'
import { lazy, Suspense, use, useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { usePageData } from '../../contexts/PageDataContext.js'
import { useShell } from '../../contexts/ShellContext.js'
import { WithoutScriptContext } from '../../contexts/WithoutScriptContext.js'
import { useHasSession } from '../commerce/useHasSession.js'
import { useIsHydrated } from '../useIsHydrated.js'
import { useLater } from '../useLater.js'
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
})

const Suggestions = lazy(async () => {
  const { RecommendationsPart } = await import('../recommendations/RecommendationsPart.lazy.js')
  return { default: RecommendationsPart }
})
const loadNotices = async () => (await import('./CartNotices.lazy.js')).CartNotices

/**
 * The page of the cart. For a shopper with a session the server renders the lines, with forms that work without scripts;
 * otherwise the server HTML is the same for everybody. After hydration the basket is read in the browser.
 */
export function CartScreen() {
  const intl = useIntl()
  const shell = useShell()
  const plain = use(WithoutScriptContext)
  const rendered = usePageData().screen?.cart
  const isHydrated = useIsHydrated()
  const hasSession = useHasSession()
  const isAsked = isHydrated && hasSession
  const { basket: read, status, reload } = useBasket({ isEnabled: isAsked })
  const isLive = status === 'ready'
  const basket = (isLive ? read : rendered?.basket) ?? null
  const items = basket?.productItems ?? []
  const ids = productIdsOf(items)
  const known = useProducts(ids)
  const { isLoading } = known
  const products = known.products.size > 0 ? [...known.products.values()] : (rendered?.products ?? [])
  const wishingIds = useLiveWishlist(({ changingIds }) => changingIds)
  const update = useUpdateBasketItem()
  const [hasFailed, setHasFailed] = useState(false)
  const [Notices] = useLater(isAsked, loadNotices)
  const lines = cartPageLines({
    items,
    products,
    wishingIds,
    shell,
    discountLabel: intl.formatMessage(cartMessages.discount),
  })
  const mixed = mixedBasket(products.filter(({ id }) => ids.includes(id)))
  const removal = useLineRemoval(lines)
  const remove = (itemId: string) => void removal.remove(itemId)

  const changeQuantity = async (itemId: string, quantity: number) => {
    setHasFailed(false)
    const productId = lines.find((line) => line.itemId === itemId)?.productId ?? ''
    const outcome = await update.trigger({ itemId, productId, quantity })
    setHasFailed(outcome.kind === 'failed')
  }
  const isWaiting = isLive
    ? isLoading && products.length === 0
    : !rendered && (!isHydrated || (isAsked && status !== 'failed'))

  return (
    <>
      <CartPage
        status={status === 'failed' ? 'failed' : isWaiting ? 'loading' : 'ready'}
        lines={lines}
        onQuantityChange={(itemId, quantity) => void changeQuantity(itemId, quantity)}
        onRemove={remove}
        onRetry={() => void reload()}
        continueHref={`/${shell.localeAlias}`}
        renderWishlist={renderHeart}
        renderWithoutScript={plain ? (line) => <plain.CartLineForm line={line} /> : undefined}
        summary={basket && <CartSummary basket={basket} lines={lines} isLive={isLive} isBlocked={mixed !== null} />}
        services={<CartServices />}
        withoutScript={
          <>
            <p>{intl.formatMessage(messages.needsScript)}</p>
            <CartServices />
          </>
        }
        suggestions={
          isHydrated && (
            <Suspense fallback={null}>
              <Suggestions title={intl.formatMessage(messages.suggestions)} recommender={undefined} brand={undefined} />
            </Suspense>
          )
        }
        banner={
          <>
            <noscript>
              {plain && <plain.CartMessages notice={rendered?.notice ?? null} mixed={mixed} lines={lines} />}
            </noscript>
            {Notices && (
              <Notices
                hasFailed={hasFailed}
                onDismissFailure={() => setHasFailed(false)}
                removed={removal.removed}
                onForget={removal.forget}
                mixed={mixed}
                lines={lines}
              />
            )}
          </>
        }
      />
      <UnavailableLines lines={lines} known={known} onRemove={remove} />
    </>
  )
}

function renderHeart({ productId, brand, name }: CartLineData) {
  return <WishlistButton productId={productId} brand={brand} name={name} variant="line" />
}
