import type {
  ShopperBasketsV2Types,
  ShopperContextsTypes,
  ShopperCustomersTypes,
  ShopperLoginTypes,
  ShopperProductsTypes,
  ShopperStoresTypes,
} from 'commerce-sdk-isomorphic'
import { describe, expectTypeOf, it } from 'vitest'
import type * as auth from './auth.js'
import type * as basket from './basket.js'
import type { CategoryResult } from './category.js'
import type * as customer from './customer.js'
import type { ShopperContext } from './shopperContext.js'
import type { StoreResult, StoreSearchResult } from './store.js'
import type * as wishlist from './wishlist.js'

/** The declared names of a type; its index signature would accept any name. */
type NamesOf<Type> = keyof { [Name in keyof Type as string extends Name ? never : Name]: unknown }

// These tests fail in the type check, not at run time. The official SDK's response types must be assignable to ours, and
// our request types to the SDK's.
describe('wire types of accounts, stores and contexts agree with the official SDK', () => {
  it('customers, addresses and payment instruments', () => {
    expectTypeOf<ShopperCustomersTypes.Customer>().toExtend<customer.Customer>()
    expectTypeOf<ShopperCustomersTypes.CustomerAddress>().toExtend<customer.CustomerAddress>()
    expectTypeOf<ShopperCustomersTypes.CustomerPaymentInstrument>().toExtend<customer.CustomerPaymentInstrument>()
  })
  it('product lists', () => {
    expectTypeOf<ShopperCustomersTypes.CustomerProductListResult>().toExtend<wishlist.CustomerProductListResult>()
    expectTypeOf<ShopperCustomersTypes.CustomerProductListItem>().toExtend<wishlist.CustomerProductListItem>()
  })
  it('boutiques and categories', () => {
    expectTypeOf<ShopperStoresTypes.StoreResult>().toExtend<StoreResult>()
    expectTypeOf<ShopperStoresTypes.StoreResult>().toExtend<StoreSearchResult>()
    expectTypeOf<Pick<ShopperProductsTypes.CategoryResult, 'limit' | 'total'>>().toExtend<
      Pick<CategoryResult, 'limit' | 'total'>
    >()
  })
  it('shopper contexts', () => {
    expectTypeOf<ShopperContextsTypes.ShopperContext>().toExtend<ShopperContext>()
  })
  it('tokens', () => {
    expectTypeOf<ShopperLoginTypes.TokenResponse>().toExtend<auth.TokenResponse>()
    expectTypeOf<ShopperLoginTypes.Oauth2ErrorResponse>().toHaveProperty('error')
  })
  it('request bodies', () => {
    expectTypeOf<keyof customer.CustomerRegistration>().toExtend<NamesOf<ShopperCustomersTypes.CustomerRegistration>>()
    expectTypeOf<Exclude<keyof customer.CustomerUpdate, `c_${string}`>>().toExtend<
      NamesOf<ShopperCustomersTypes.Customer>
    >()
    expectTypeOf<keyof customer.PasswordChangeRequest>().toExtend<
      NamesOf<ShopperCustomersTypes.PasswordChangeRequest>
    >()
    expectTypeOf<keyof wishlist.CustomerProductListItemCreation>().toExtend<
      NamesOf<ShopperCustomersTypes.CustomerProductListItem>
    >()
    expectTypeOf<keyof basket.BasketItemAddition>().toExtend<NamesOf<ShopperBasketsV2Types.ProductItem>>()
    expectTypeOf<keyof basket.BasketCustomerUpdate>().toExtend<NamesOf<ShopperBasketsV2Types.CustomerInfo>>()
    expectTypeOf<keyof ShopperContext>().toExtend<NamesOf<ShopperContextsTypes.ShopperContext>>()
  })
  it('SLAS forms', () => {
    expectTypeOf<keyof auth.LoginRequest>().toExtend<NamesOf<ShopperLoginTypes.authenticateCustomerBodyType>>()
    expectTypeOf<keyof auth.PasswordlessLoginRequest>().toExtend<
      NamesOf<ShopperLoginTypes.authorizePasswordlessCustomerBodyType>
    >()
    expectTypeOf<keyof auth.PasswordLessLoginTokenRequest>().toExtend<
      NamesOf<ShopperLoginTypes.getPasswordLessAccessTokenBodyType>
    >()
    expectTypeOf<keyof auth.PasswordActionRequest>().toExtend<
      NamesOf<ShopperLoginTypes.getPasswordResetTokenBodyType>
    >()
    expectTypeOf<keyof auth.PasswordActionVerifyRequest>().toExtend<NamesOf<ShopperLoginTypes.resetPasswordBodyType>>()
    expectTypeOf<keyof auth.SessionBridgeTokenRequest>().toExtend<
      NamesOf<ShopperLoginTypes.getSessionBridgeAccessTokenBodyType>
    >()
    expectTypeOf<keyof auth.TokenActionRequest>().toExtend<NamesOf<ShopperLoginTypes.revokeTokenBodyType>>()
  })
})
