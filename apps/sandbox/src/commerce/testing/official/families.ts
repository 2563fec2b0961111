import { basketOperations, promoteOperation } from './basketOperations.js'
import {
  certificateOperations,
  contextOperations,
  productOperations,
  promotionOperations,
  searchOperations,
  seoOperations,
  storeOperations,
} from './catalogueOperations.js'
import { checkoutOperations } from './checkoutOperations.js'
import { customerOperations } from './customerOperations.js'
import { listOperations } from './listOperations.js'
import { loginOperations } from './loginOperations.js'
import type { Operation, Unserved } from './operation.js'
import { orderOperations } from './orderOperations.js'
import type { BasketVersion } from './stage.js'
import { unservedBaskets, unservedCustomers, unservedLogin, unservedOrders } from './unservedOperations.js'
import { sdk } from '../officialSdk.js'

/** One class of the official SDK with its operations. */
export interface Family {
  readonly api: { readonly name: string; readonly prototype: object }
  readonly operations: readonly Operation[]
  readonly unserved?: readonly Unserved[]
  readonly version?: BasketVersion
}

const baskets = [...basketOperations, ...checkoutOperations]

/** All classes of the official SDK, by name. */
export const FAMILIES: Readonly<Record<string, Family>> = {
  ShopperLogin: { api: sdk.ShopperLogin, operations: loginOperations, unserved: unservedLogin },
  ShopperCustomers: {
    api: sdk.ShopperCustomers,
    operations: [...customerOperations, ...listOperations],
    unserved: unservedCustomers,
  },
  ShopperProducts: { api: sdk.ShopperProducts, operations: productOperations },
  ShopperSearch: { api: sdk.ShopperSearch, operations: searchOperations },
  ShopperSEO: { api: sdk.ShopperSEO, operations: seoOperations },
  ShopperStores: { api: sdk.ShopperStores, operations: storeOperations },
  ShopperContexts: { api: sdk.ShopperContexts, operations: contextOperations },
  ShopperBaskets: { api: sdk.ShopperBaskets, operations: baskets, unserved: unservedBaskets, version: 'v1' },
  ShopperBasketsV2: {
    api: sdk.ShopperBasketsV2,
    operations: [...baskets, promoteOperation],
    unserved: unservedBaskets,
  },
  ShopperOrders: { api: sdk.ShopperOrders, operations: orderOperations, unserved: unservedOrders },
  ShopperGiftCertificates: { api: sdk.ShopperGiftCertificates, operations: certificateOperations },
  ShopperPromotions: { api: sdk.ShopperPromotions, operations: promotionOperations },
}
