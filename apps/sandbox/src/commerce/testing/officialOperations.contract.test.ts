import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { basketOperations, promoteOperation } from './official/basketOperations.js'
import {
  certificateOperations,
  contextOperations,
  productOperations,
  promotionOperations,
  searchOperations,
  seoOperations,
  storeOperations,
} from './official/catalogueOperations.js'
import { checkoutOperations } from './official/checkoutOperations.js'
import { customerOperations } from './official/customerOperations.js'
import { listOperations } from './official/listOperations.js'
import { loginOperations } from './official/loginOperations.js'
import { statusAndBodyOf, type Operation, type Unserved } from './official/operation.js'
import { orderOperations } from './official/orderOperations.js'
import { createStage, openSession, registerAndLogin, type BasketVersion } from './official/stage.js'
import { unservedBaskets, unservedCustomers, unservedLogin, unservedOrders } from './official/unservedOperations.js'
import { listenForSdk, loginGuest, sdk, type ListeningSandbox } from './officialSdk.js'

interface Family {
  readonly api: { readonly name: string; readonly prototype: object }
  readonly operations: readonly Operation[]
  readonly unserved?: readonly Unserved[]
  readonly version?: BasketVersion
}

const baskets = [...basketOperations, ...checkoutOperations]

const FAMILIES: Readonly<Record<string, Family>> = {
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

describe.each(Object.entries(FAMILIES))('the official SDK drives %s:', (_name, family) => {
  const { api, operations, unserved = [], version = 'v2' } = family
  let sandbox: ListeningSandbox
  let customer: Awaited<ReturnType<typeof registerAndLogin>>
  beforeAll(async () => {
    sandbox = await listenForSdk()
    customer = await registerAndLogin(sandbox, version)
  })
  afterAll(() => sandbox.app.close())
  const enter = async () =>
    createStage(sandbox, openSession(sandbox, await loginGuest(sandbox), version), customer, version)

  it('covers every operation, or states why not', () => {
    const methods = Object.getOwnPropertyNames(api.prototype).filter((name) => name !== 'constructor')
    const known = [...operations, ...unserved].map(({ name }) => name)
    expect(known.toSorted()).toEqual(methods.toSorted())
  })

  it.each(operations)('$name succeeds', async ({ drive, answers }) => {
    expect(await drive(await enter())).toMatchObject(Object(answers))
  })

  const refusals = operations.flatMap(({ name, refusal }) => (refusal ? [{ name, ...refusal }] : []))
  it.runIf(refusals.length > 0).each(refusals)('$name fails as documented', async ({ drive, answers }) => {
    expect(await statusAndBodyOf(drive(await enter()))).toMatchObject(Object(answers))
  })

  it.runIf(unserved.length > 0).each(unserved)('$name is not supported: $because', async ({ drive }) => {
    const { status } = Object(await statusAndBodyOf(drive(await enter())))
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
})
