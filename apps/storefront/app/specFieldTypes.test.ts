import type { CanonicalLinks } from '@vitrine/cms-renderer/client/canonicalLinks'
import type { Basket, ShippingMethodResult } from '@vitrine/commerce-client/types/basket'
import type { Category } from '@vitrine/commerce-client/types/category'
import type { Customer, CustomerGroupsResult } from '@vitrine/commerce-client/types/customer'
import type { GeocodeResult } from '@vitrine/commerce-client/types/geocode'
import type { Product } from '@vitrine/commerce-client/types/product'
import type { ProductSearchHit } from '@vitrine/commerce-client/types/search'
import type { UrlMapping } from '@vitrine/commerce-client/types/seo'
import type { ShopperContext } from '@vitrine/commerce-client/types/shopperContext'
import type { Site, SiteConfigNode, SiteLocale } from '@vitrine/commerce-client/types/site'
import type { CustomerProductList, CustomerProductListItemCreation } from '@vitrine/commerce-client/types/wishlist'
import type { ToastData } from '@vitrine/ui/Toast'
import { describe, expectTypeOf, it } from 'vitest'
import type { specFields } from '../../sandbox/src/specFields.js'
import type { PageContextData } from './contract/pageData.js'

type Fields = typeof specFields
type Present<Value> = Exclude<Value, null | undefined>

/** Type of a property; `unknown` where only the index signature covers it. */
type Part<Value, Name extends string> =
  Present<Value> extends infer Given
    ? Name extends keyof Given
      ? string extends KnownKeys<Given>
        ? Given[Name]
        : Name extends KnownKeys<Given>
          ? Given[Name]
          : unknown
      : unknown
    : never

/** Declared property names, without index signatures. */
type KnownKeys<Value> = keyof {
  [Key in keyof Value as string extends Key ? never : `c_${string}` extends Key ? never : Key]: 1
}

/** Unwraps one array level. */
type Entry<Value> = Present<Value> extends readonly (infer One)[] ? One : unknown

type Step<Value, Name extends string> = Name extends `${infer List}[]` ? Entry<Part<Value, List>> : Part<Value, Name>

/** Type at a path of `specFields`. */
type At<Value, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? At<Step<Value, Name>, Rest>
  : Step<Value, Path>

/** Paths that a type does not declare. */
type Untyped<Value, Path extends string> = Path extends string
  ? unknown extends At<Value, Path>
    ? Path
    : never
  : never

// Fails in the type check, not at run time: the error message lists the missing paths.
describe('every field in the specification is typed', () => {
  it('for products and categories', () => {
    expectTypeOf<Untyped<Product, Fields['product'][number]>>().toEqualTypeOf<never>()
    expectTypeOf<Untyped<ProductSearchHit, Fields['searchHit'][number]>>().toEqualTypeOf<never>()
    expectTypeOf<Untyped<Category, Fields['category'][number]>>().toEqualTypeOf<never>()
  })

  it('for customers, wishlists and their context', () => {
    expectTypeOf<Untyped<Customer, Fields['customer'][number]>>().toEqualTypeOf<never>()
    expectTypeOf<Untyped<CustomerGroupsResult, Fields['customerGroups'][number]>>().toEqualTypeOf<never>()
    expectTypeOf<Untyped<CustomerProductList, Fields['wishlist'][number]>>().toEqualTypeOf<never>()
    expectTypeOf<Untyped<CustomerProductListItemCreation, Fields['wishlistItem'][number]>>().toEqualTypeOf<never>()
    expectTypeOf<Untyped<ShopperContext, Fields['shopperContext'][number]>>().toEqualTypeOf<never>()
  })

  it('for baskets and shipping methods', () => {
    expectTypeOf<Untyped<Basket, Fields['basket'][number]>>().toEqualTypeOf<never>()
    expectTypeOf<Untyped<ShippingMethodResult, Fields['shippingMethods'][number]>>().toEqualTypeOf<never>()
  })

  it('for addresses, places and sites', () => {
    expectTypeOf<Untyped<UrlMapping, Fields['urlMapping'][number]>>().toEqualTypeOf<never>()
    expectTypeOf<Untyped<GeocodeResult, Fields['geocode'][number]>>().toEqualTypeOf<never>()
    expectTypeOf<Untyped<CanonicalLinks, Fields['canonicalLinks'][number]>>().toEqualTypeOf<never>()
    expectTypeOf<Untyped<Site, Fields['site'][number]>>().toEqualTypeOf<never>()
    expectTypeOf<Untyped<SiteLocale, Fields['locale'][number]>>().toEqualTypeOf<never>()
    expectTypeOf<Untyped<SiteConfigNode, Fields['siteConfigNode'][number]>>().toEqualTypeOf<never>()
  })

  it('for pages and toasts', () => {
    expectTypeOf<Untyped<PageContextData, Fields['pageContext'][number]>>().toEqualTypeOf<never>()
    expectTypeOf<Untyped<ToastData, Fields['toast'][number]>>().toEqualTypeOf<never>()
  })

  it('and the check detects missing fields', () => {
    expectTypeOf<
      Untyped<Product, 'id' | 'nothing' | 'c_nothing' | 'image.nothing' | 'c_UspJson[].nothing'>
    >().toEqualTypeOf<'nothing' | 'c_nothing' | 'image.nothing' | 'c_UspJson[].nothing'>()
  })
})
