import { randomUUID } from 'node:crypto'
import { loginCustomer, loginGuest, sdk, type ListeningSandbox } from '../officialSdk.js'

const PASSWORD = 'Operation-2026!'

/** A Swiss address that is complete enough for an order. */
export const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Frei',
  address1: 'Uferweg 1',
  postalCode: '8001',
  city: 'Zürich',
  countryCode: 'CH',
}
export const EMAIL = 'ada.frei@example.com'

type Tokens = Awaited<ReturnType<typeof loginGuest>>
/** Both versions of Shopper Baskets; only the second promotes temporary baskets. */
export type Baskets = Omit<InstanceType<typeof sdk.ShopperBasketsV2>, 'promoteTemporaryBasket' | 'clientConfig'>
export type BasketVersion = 'v1' | 'v2'

/** The SDK's classes with the token of one shopper, in Switzerland. */
export type Session = ReturnType<typeof openSession>

/** A shopper and the data that operations require. */
export type Stage = ReturnType<typeof createStage>

/** The SDK's classes for one shopper. */
export function openSession(sandbox: ListeningSandbox, tokens: Tokens, version: BasketVersion) {
  const config = sandbox.config({ token: tokens.access_token, locale: 'de-CH', currency: 'CHF' })
  const baskets: Baskets = version === 'v1' ? new sdk.ShopperBaskets(config) : new sdk.ShopperBasketsV2(config)
  return {
    tokens,
    usid: tokens.usid,
    customerId: tokens.customer_id,
    baskets,
    basketsV2: new sdk.ShopperBasketsV2(config),
    customers: new sdk.ShopperCustomers(config),
    products: new sdk.ShopperProducts(config),
    search: new sdk.ShopperSearch(config),
    orders: new sdk.ShopperOrders(config),
    contexts: new sdk.ShopperContexts(config),
    seo: new sdk.ShopperSEO(config),
    stores: new sdk.ShopperStores(config),
    certificates: new sdk.ShopperGiftCertificates(config),
    promotions: new sdk.ShopperPromotions(config),
    slas: new sdk.ShopperLogin(sandbox.config({ token: tokens.access_token })),
  }
}

/** Registers a new customer and logs in; continues the guest's session if a usid is given. */
export async function registerAndLogin(sandbox: ListeningSandbox, version: BasketVersion, usid?: string) {
  const login = `${randomUUID()}@example.com`
  const guest = openSession(sandbox, await loginGuest(sandbox), version)
  const customer = { login, email: login, firstName: 'Ada', lastName: 'Frei' }
  await guest.customers.registerCustomer({ body: { customer, password: PASSWORD } })
  const tokens = await loginCustomer(sandbox, login, { password: PASSWORD, ...(usid !== undefined && { usid }) })
  return { ...openSession(sandbox, tokens, version), login, password: PASSWORD }
}

/**
 * A new guest, and a customer shared by the operations.
 * @param version of Shopper Baskets
 */
export function createStage(
  sandbox: ListeningSandbox,
  guest: Session,
  customer: Awaited<ReturnType<typeof registerAndLogin>>,
  version: BasketVersion,
) {
  const pieces = async () => {
    const refine = ['orderable_only=true', 'cgid=watches']
    const { hits } = await guest.search.productSearch({ parameters: { refine, limit: 2 } })
    return hits.map(({ productId }) => productId)
  }
  const filled = async (session: Session = guest, index = 0) => {
    const productId = (await pieces())[index] ?? ''
    const { basketId = '' } = await session.baskets.createBasket({ body: {} })
    const basket = await session.baskets.addItemToBasket({
      parameters: { basketId },
      body: [{ productId, quantity: 1 }],
    })
    return { basketId, productId, itemId: basket.productItems?.[0]?.itemId ?? '' }
  }
  const ready = async () => {
    const { basketId } = await filled()
    const parameters = { basketId, shipmentId: 'me' }
    await guest.baskets.updateCustomerForBasket({ parameters: { basketId }, body: { email: EMAIL } })
    await guest.baskets.updateShippingAddressForShipment({
      parameters: { ...parameters, useAsBilling: true },
      body: ADDRESS,
    })
    await guest.baskets.updateShippingMethodForShipment({ parameters, body: { id: 'ch-standard' } })
    await guest.baskets.addPaymentInstrumentToBasket({
      parameters: { basketId },
      body: { paymentMethodId: 'BANK_TRANSFER' },
    })
    return basketId
  }
  return {
    sandbox,
    guest,
    customer,
    /** Ids of two orderable watches. */
    pieces,
    /** A basket with one watch. */
    filled,
    /** Id of an orderable basket. */
    ready,
    /** An order of the guest. */
    async order() {
      const { orderNo = '', orderViewCode = '' } = await guest.orders.createOrder({
        body: { basketId: await ready() },
      })
      return { orderNo, orderViewCode }
    },
    /** A new customer, who may change their password or have a basket. */
    newCustomer: (usid?: string) => registerAndLogin(sandbox, version, usid),
    /** Text of the last mail in the outbox. */
    async lastMail() {
      const { mails } = (await sandbox.app.inject('/sandbox/mails')).json<{ mails: { body: string }[] }>()
      return mails.at(-1)?.body ?? ''
    },
  }
}
