import type { WishlistNode } from '@vitrine/cms-renderer/definitions/shopperParts'
import { useProducts } from '@vitrine/commerce-client/hooks/useProducts'
import { useWishlist } from '@vitrine/commerce-client/hooks/useWishlist'
import { Banner } from '@vitrine/ui/Banner'
import { Button } from '@vitrine/ui/Button'
import { Container } from '@vitrine/ui/Container'
import { EmptyState } from '@vitrine/ui/EmptyState'
import { ProductGrid } from '@vitrine/ui/ProductGrid'
import type { ProductTileData } from '@vitrine/ui/ProductTile'
import { Skeleton } from '@vitrine/ui/Skeleton'
import { text } from '@vitrine/ui/theme/text'
import { useEffect, useRef } from 'react'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import { marketOfShell } from '../../page/market.js'
import { productTile } from '../../page/view/productTile.js'
import { useShell } from '../../contexts/ShellContext.js'
import { useHasSession } from '../commerce/useHasSession.js'
import { useIsHydrated } from '../useIsHydrated.js'
import { WishlistButton } from './WishlistButton.js'
import * as css from './WishlistPart.css.js'
import { useLiveWishlist } from './wishlistStore.js'

const messages = defineMessages({
  title: { id: 'wishlistPart.title', defaultMessage: 'Wishlist' },
  empty: { id: 'wishlistPart.empty', defaultMessage: 'Your wishlist is empty' },
  emptyText: { id: 'wishlistPart.emptyText', defaultMessage: 'Tap the heart of a piece, and you find it again here.' },
  discover: { id: 'wishlistPart.discover', defaultMessage: 'Discover watches' },
  failed: { id: 'wishlistPart.failed', defaultMessage: 'Your wishlist could not be loaded.' },
  retry: { id: 'wishlistPart.retry', defaultMessage: 'Try again' },
  needsScript: { id: 'wishlistPart.needsScript', defaultMessage: 'Your wishlist needs JavaScript.' },
})
const count = defineMessage<{ count: number }>({
  id: 'wishlistPart.count',
  defaultMessage: '{count, plural, one {# piece} other {# pieces}}',
})
const gone = defineMessage<{ count: number }>({
  id: 'wishlistPart.gone',
  defaultMessage:
    '{count, plural, one {# piece of your list is no longer sold} other {# pieces of your list are no longer sold}}',
})

/** The shopper's wishlist. The server HTML is the same for everybody: a title, and reserved space. */
export function WishlistPart({ title, isLead }: WishlistNode) {
  const intl = useIntl()
  const shell = useShell()
  const isHydrated = useIsHydrated()
  const hasSession = useHasSession()
  // Products added in this document before the session was known here: the live wishlist has them first.
  const wished = useLiveWishlist(({ productIds }) => productIds)
  const isAsked = isHydrated && (hasSession || wished.length > 0)
  const { productIds, status, reload } = useWishlist({ isEnabled: isAsked })
  const known = useProducts(productIds)
  const heading = useRef<HTMLHeadingElement>(null)
  const tiles = useTiles(productIds, known.products)

  // The pressed button is removed together with its tile: the focus moves to the item count.
  const before = useRef(tiles.length)
  useEffect(() => {
    if (tiles.length < before.current && document.activeElement === document.body) heading.current?.focus()
    before.current = tiles.length
  }, [tiles.length])

  const isLoading =
    !isHydrated || status === 'loading' || (isAsked && status === 'idle') || (known.isLoading && tiles.length === 0)
  const hasFailed =
    (status === 'failed' && productIds.length === 0) || (known.error !== undefined && tiles.length === 0)
  const missing = known.isLoading || known.error !== undefined ? 0 : productIds.length - tiles.length
  const Heading = isLead ? 'h1' : 'h2'
  const name = title ?? intl.formatMessage(messages.title)
  return (
    <Container width="listing" className={css.root}>
      <div className={css.head}>
        <Heading ref={heading} tabIndex={-1} className={`${text.h1} ${css.title}`}>
          {name}
        </Heading>
        <p role="status" className={`${text.small} ${css.count}`}>
          {!isLoading && !hasFailed && tiles.length > 0 && intl.formatMessage(count, { count: tiles.length })}
        </p>
      </div>
      {hasFailed ? (
        <Banner
          type="warning"
          action={
            <Button variant="text" onClick={() => (status === 'failed' ? void reload() : location.reload())}>
              {intl.formatMessage(messages.retry)}
            </Button>
          }
        >
          {intl.formatMessage(messages.failed)}
        </Banner>
      ) : isLoading ? (
        <>
          <div aria-busy="true" className={css.waiting}>
            {[1, 2, 3, 4].map((index) => (
              <Skeleton key={index} variant="image" className={css.tile} />
            ))}
          </div>
          <p className={css.withoutScript}>{intl.formatMessage(messages.needsScript)}</p>
        </>
      ) : tiles.length > 0 ? (
        <ProductGrid products={tiles} label={name} eagerCount={4} renderAction={renderHeart} />
      ) : (
        <EmptyState
          title={intl.formatMessage(messages.empty)}
          text={intl.formatMessage(messages.emptyText)}
          action={
            <Button href={`/${shell.localeAlias}/watches`} variant="secondary">
              {intl.formatMessage(messages.discover)}
            </Button>
          }
        />
      )}
      {missing > 0 && <p className={`${text.small} ${css.count}`}>{intl.formatMessage(gone, { count: missing })}</p>}
    </Container>
  )
}

/** The products in list order, as far as the catalogue has them. */
function useTiles(
  productIds: readonly string[],
  products: ReturnType<typeof useProducts>['products'],
): readonly ProductTileData[] {
  const market = marketOfShell(useShell())
  return productIds.flatMap((id) => {
    const product = products.get(id)
    return product ? [productTile(product, market)] : []
  })
}

function renderHeart({ id, brand, name }: ProductTileData) {
  return <WishlistButton productId={id} brand={brand} name={name} variant="image" />
}
