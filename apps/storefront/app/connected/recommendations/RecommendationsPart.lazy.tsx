import type { ProductRecommendationsNode } from '@vitrine/cms-renderer/definitions/shopperParts'
import { useProductSearch } from '@vitrine/commerce-client/hooks/catalogueHooks'
import { useActivities } from '@vitrine/commerce-client/hooks/useActivities'
import { useProducts } from '@vitrine/commerce-client/hooks/useProducts'
import { type RecommendationQuestion, useRecommendations } from '@vitrine/commerce-client/hooks/useRecommendations'
import type { Product } from '@vitrine/commerce-client/types/product'
import { ProductRecommendations } from '@vitrine/ui/ProductRecommendations'
import type { ProductTileData } from '@vitrine/ui/ProductTile'
import { useRef } from 'react'
import { marketOfShell } from '../../page/market.js'
import { productTile } from '../../page/view/productTile.js'
import { usePageData } from '../../contexts/PageDataContext.js'
import { useShell } from '../../contexts/ShellContext.js'
import { useDoNotTrack } from './useDoNotTrack.js'
import { differentProducts } from './differentProducts.js'
import { useIsNear } from '../useIsNear.js'
import { WishlistButton } from '../wishlist/WishlistButton.js'

const SHOWN = 8
/** Number of hits to request; hits with the same name are merged. */
const FOUND = 24
/** Category for pages without a product, brand or category. */
const USUAL_CATEGORY = 'watches'
const RECOMMENDERS = { product: 'pdp-similar-items', other: 'home-top-sellers' } as const

/**
 * Personal recommendations for a shopper who has consented; for others, products similar to those of the page, from an
 * anonymous search (decision 36). The server HTML reserves the space; data is requested when it is near the viewport.
 */
export function RecommendationsPart({ title, recommender, brand }: ProductRecommendationsNode) {
  const { productId, categoryId } = usePageData()
  const root = useRef<HTMLElement>(null)
  const isNear = useIsNear(root)
  const dnt = useDoNotTrack()
  const mayRecommend = isNear && dnt === false
  const name = recommender ?? (productId === null ? RECOMMENDERS.other : RECOMMENDERS.product)
  const about: RecommendationQuestion =
    productId === null && categoryId !== null
      ? { dnt, from: { recommenderName: name }, categories: [{ id: categoryId }] }
      : { dnt, from: { recommenderName: name }, ...(productId !== null && { products: [{ id: productId }] }) }
  const proposed = useRecommendations(mayRecommend ? about : null)
  const found = proposed.data?.products ?? []
  // Without consent, recommendations or service, similar products are shown instead.
  const isPlain =
    isNear && (!mayRecommend || proposed.status === 'failed' || (proposed.status === 'ready' && found.length === 0))
  const similar = useSimilar(isPlain ? { brand, categoryId, productId } : null)
  const report = useActivities(dnt)

  const isReady = isPlain ? similar.isReady : proposed.status === 'ready'
  const tiles = useTiles(isPlain ? similar.products : found).filter(({ id }) => id !== productId)
  const { recoUUID, recommenderName = name } = proposed.data ?? {}
  const origin = !isPlain && recoUUID !== undefined ? { recommenderName, __recoUUID: recoUUID } : null
  return (
    <ProductRecommendations
      ref={root}
      title={title}
      status={isReady ? 'ready' : 'loading'}
      products={tiles.slice(0, SHOWN)}
      renderAction={renderHeart}
      onView={() => {
        if (origin) void report({ name: 'viewReco', ...origin, products: tiles.map(({ id }) => ({ id })) })
      }}
      onSelect={({ id }) => {
        if (origin) void report({ name: 'clickReco', ...origin, product: { id } })
      }}
    />
  )
}

interface Likeness {
  readonly brand: string | undefined
  readonly categoryId: string | null
  /** The page's product, which is excluded. */
  readonly productId: string | null
}

/** Products of the same brand, else of the same category. */
function useSimilar(like: Likeness | null): { readonly products: readonly Product[]; readonly isReady: boolean } {
  const limit = FOUND
  const wish = like?.brand
    ? { q: like.brand, limit }
    : { refine: [`cgid=${like?.categoryId ?? USUAL_CATEGORY}`], limit }
  const search = useProductSearch(like && wish)
  const ids = differentProducts(search.data?.hits ?? [], like?.productId ?? null).slice(0, SHOWN)
  const { products, isLoading } = useProducts(like ? ids : [])
  const isSettled = search.status === 'ready' || search.status === 'failed'
  return { products: ids.flatMap((id) => products.get(id) ?? []), isReady: isSettled && !isLoading }
}

function useTiles(products: readonly Product[]): readonly ProductTileData[] {
  const market = marketOfShell(useShell())
  return products.map((product) => productTile(product, market))
}

function renderHeart({ id, brand, name }: ProductTileData) {
  return <WishlistButton productId={id} brand={brand} name={name} variant="image" />
}
