import { buildProduct } from '@vitrine/commerce-client/testing/buildProduct'
import type { Product } from '@vitrine/commerce-client/types/product'
import { describe, expect, it } from 'vitest'
import { sites } from '../../config/sites.js'
import { marketOf } from '../market.js'
import { pageProduct } from './pageProduct.js'

function shown(changes: Partial<Product>) {
  const [locale] = sites.flatMap((site) => site.l10n.supportedLocales)
  if (!locale) throw new Error('No locale is configured. Add one to config/sites.ts.')
  return pageProduct({ product: buildProduct(changes), market: marketOf(locale), breadcrumbs: [], kind: 'general' })
}

const soldInBoutiquesOnly = { c_available: true, c_inStock: false, c_canBeAddedToCart: false }

describe('pageProduct', () => {
  it.each([
    ['in stock', {}, 'inStock', true],
    ['on pre-order', { c_inStock: false, c_isPreOrder: true }, 'preOrder', true],
    ['sold out', { c_available: false, c_inStock: false }, 'soldOut', false],
    ['without stock, though available', { c_inStock: false }, 'soldOut', false],
    ['sold in boutiques only', soldInBoutiquesOnly, null, false],
    ['sold in boutiques only, and on request', { ...soldInBoutiquesOnly, c_showPriceOnRequest: true }, null, false],
    ['not available and not sold online', { ...soldInBoutiquesOnly, c_available: false }, 'soldOut', false],
  ] as const)('%s', (_, changes, availability, isPurchasable) => {
    expect(shown(changes)).toMatchObject({ availability, order: { isPurchasable } })
  })
})
