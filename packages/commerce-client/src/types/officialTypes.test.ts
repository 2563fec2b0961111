import type {
  ShopperBasketsV2Types,
  ShopperCustomersTypes,
  ShopperLoginTypes,
  ShopperProductsTypes,
  ShopperSearchTypes,
  ShopperSEOTypes,
} from 'commerce-sdk-isomorphic'
import { describe, expectTypeOf, it } from 'vitest'
import type { TokenResponse } from './auth.js'
import type { Basket, BasketsResult, ShippingMethodResult } from './basket.js'
import type { Category } from './category.js'
import type { Customer } from './customer.js'
import type { Product, ProductResult } from './product.js'
import type { ProductSearchResult } from './search.js'
import type { UrlMapping } from './seo.js'
import type { SuggestionResult } from './suggestions.js'
import type { CustomerProductList } from './wishlist.js'

// `id` of the tree is optional in the documentation, but always present.
interface OfficialCategory extends ShopperProductsTypes.Category {
  parentCategoryTree?: { id: string; name?: string }[]
  categories?: OfficialCategory[]
}

// These tests fail in the type check, not at run time. The official SDK's response types must be assignable to ours.
describe('wire types agree with the official SDK', () => {
  it('products and categories', () => {
    expectTypeOf<ShopperProductsTypes.Product>().toExtend<Product>()
    expectTypeOf<ShopperProductsTypes.ProductResult>().toExtend<ProductResult>()
    expectTypeOf<OfficialCategory>().toExtend<Category>()
  })
  it('search and suggestions', () => {
    expectTypeOf<ShopperSearchTypes.ProductSearchResult>().toExtend<ProductSearchResult>()
    expectTypeOf<ShopperSearchTypes.SuggestionResult>().toExtend<SuggestionResult>()
  })
  it('baskets', () => {
    expectTypeOf<ShopperBasketsV2Types.Basket>().toExtend<Basket>()
    expectTypeOf<ShopperCustomersTypes.BasketsResult>().toExtend<BasketsResult>()
    expectTypeOf<ShopperBasketsV2Types.ShippingMethodResult>().toExtend<ShippingMethodResult>()
  })
  it('customers and wishlists', () => {
    expectTypeOf<ShopperCustomersTypes.Customer>().toExtend<Customer>()
    expectTypeOf<ShopperCustomersTypes.CustomerProductList>().toExtend<CustomerProductList>()
  })
  it('login and url-mapping', () => {
    expectTypeOf<ShopperLoginTypes.TokenResponse>().toExtend<TokenResponse>()
    expectTypeOf<ShopperSEOTypes.UrlMapping>().toExtend<UrlMapping>()
  })
})
