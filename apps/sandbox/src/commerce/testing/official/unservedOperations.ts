import { API_CLIENTS, SITE_ID } from '../../siteConfig.js'
import type { Unserved } from './operation.js'

const CLIENT = { client_id: API_CLIENTS[0]?.id ?? '', channel_id: SITE_ID }
const user_id = 'ada.frei@example.com'
const PASSKEYS = 'the shop has no passkeys'
const PROFILES = 'the shop has no login with another identity provider'
const REFERENCES = 'cards are saved here, not with a payment provider'

/** Shopper Login: operations that the sandbox does not support. */
export const unservedLogin: readonly Unserved[] = [
  {
    name: 'getTrustedSystemAccessToken',
    because: 'only back-office systems log in for a shopper that way',
    drive: ({ guest }) =>
      guest.slas.getTrustedSystemAccessToken({
        body: {
          ...CLIENT,
          grant_type: 'client_credentials',
          hint: 'ts_ext_on_behalf_of',
          login_id: user_id,
          idp_origin: 'ecom',
        },
      }),
  },
  {
    name: 'requestOtp',
    because: 'codes are sent for a login or a password only',
    drive: ({ guest }) => guest.slas.requestOtp({ body: { ...CLIENT, user_id, mode: 'email' } }),
  },
  {
    name: 'verifyOtp',
    because: 'codes are sent for a login or a password only',
    drive: ({ guest }) => guest.slas.verifyOtp({ body: { ...CLIENT, user_id, pwd_action_token: '12345678' } }),
  },
  {
    name: 'authorizeWebauthnRegistration',
    because: PASSKEYS,
    drive: ({ guest }) => guest.slas.authorizeWebauthnRegistration({ body: { ...CLIENT, user_id, mode: 'email' } }),
  },
  {
    name: 'startWebauthnUserRegistration',
    because: PASSKEYS,
    drive: ({ guest }) =>
      guest.slas.startWebauthnUserRegistration({ body: { ...CLIENT, user_id, pwd_action_token: '12345678' } }),
  },
  {
    name: 'finishWebauthnUserRegistration',
    because: PASSKEYS,
    drive: ({ guest }) => guest.slas.finishWebauthnUserRegistration({ body: JSON.parse('{}') }),
  },
  {
    name: 'startWebauthnAuthentication',
    because: PASSKEYS,
    drive: ({ guest }) => guest.slas.startWebauthnAuthentication({ body: { ...CLIENT, user_id } }),
  },
  {
    name: 'finishWebauthnAuthentication',
    because: PASSKEYS,
    drive: ({ guest }) => guest.slas.finishWebauthnAuthentication({ body: JSON.parse('{}') }),
  },
  {
    name: 'getPasskeyUserByLoginId',
    because: PASSKEYS,
    drive: ({ guest }) => guest.slas.getPasskeyUserByLoginId({ parameters: { loginId: user_id, channel_id: SITE_ID } }),
  },
  {
    name: 'deletePasskeyUser',
    because: PASSKEYS,
    drive: ({ guest }) => guest.slas.deletePasskeyUser({ parameters: { loginId: user_id, channel_id: SITE_ID } }),
  },
  {
    name: 'deletePasskeyCredential',
    because: PASSKEYS,
    drive: ({ guest }) =>
      guest.slas.deletePasskeyCredential({ parameters: { loginId: user_id, credentialId: 'a', channel_id: SITE_ID } }),
  },
]

/** Shopper Customers: operations that the sandbox does not support. */
export const unservedCustomers: readonly Unserved[] = [
  {
    name: 'getResetPasswordToken',
    because: "it requires an administrator's token; shoppers reset passwords with SLAS",
    drive: ({ guest }) => guest.customers.getResetPasswordToken({ body: { login: user_id } }),
  },
  {
    name: 'resetPassword',
    because: "it requires an administrator's token; shoppers reset passwords with SLAS",
    drive: ({ guest }) =>
      guest.customers.resetPassword({ body: { login: user_id, resetToken: 'a', newPassword: 'Another-2026!' } }),
  },
  {
    name: 'getExternalProfile',
    because: PROFILES,
    drive: ({ guest }) =>
      guest.customers.getExternalProfile({ parameters: { externalId: 'a', authenticationProviderId: 'b' } }),
  },
  {
    name: 'registerExternalProfile',
    because: PROFILES,
    drive: ({ guest }) =>
      guest.customers.registerExternalProfile({ body: { externalId: 'a', authenticationProviderId: 'b' } }),
  },
  {
    name: 'setupCustomerPaymentMethodReference',
    because: REFERENCES,
    drive: ({ customer }) =>
      customer.customers.setupCustomerPaymentMethodReference({
        parameters: { customerId: customer.customerId, zoneId: 'a' },
        body: JSON.parse('{}'),
      }),
  },
  {
    name: 'deleteCustomerPaymentMethodReference',
    because: REFERENCES,
    drive: ({ customer }) =>
      customer.customers.deleteCustomerPaymentMethodReference({
        parameters: {
          customerId: customer.customerId,
          paymentMethodReferenceId: 'a',
          accountId: 'b',
        },
      }),
  },
]

/** Shopper Orders: operations that the sandbox does not support. */
export const unservedOrders: readonly Unserved[] = [
  {
    name: 'getOmsMetaData',
    because: 'the shop has no order management',
    drive: ({ guest }) => guest.orders.getOmsMetaData({ parameters: {} }),
  },
  {
    name: 'cancelOmsOrder',
    because: 'the shop has no order management',
    drive: async ({ guest, order }) => {
      const { orderNo } = await order()
      return guest.orders.cancelOmsOrder({ parameters: { orderNo }, body: JSON.parse('{}') })
    },
  },
  {
    name: 'returnOmsOrder',
    because: 'the shop has no order management',
    drive: async ({ guest, order }) => {
      const { orderNo } = await order()
      return guest.orders.returnOmsOrder({ parameters: { orderNo }, body: JSON.parse('{"productItems":[]}') })
    },
  },
  {
    name: 'requestOrderAccessCode',
    because: 'the view code of the order is used instead',
    drive: async ({ guest, order }) => {
      const { orderNo } = await order()
      return guest.orders.requestOrderAccessCode({ parameters: { orderNo }, body: JSON.parse('{}') })
    },
  },
  {
    name: 'getTaxesFromOrder',
    because: 'orders have no external taxes here',
    drive: async ({ guest, order }) => {
      const { orderNo } = await order()
      return guest.orders.getTaxesFromOrder({ parameters: { orderNo } })
    },
  },
]

/** Shopper Baskets: operations that shoppers may not use. */
export const unservedBaskets: readonly Unserved[] = [
  {
    name: 'updateAsAgentBasket',
    because: 'only an agent may',
    drive: async ({ guest, filled }) => {
      const { basketId } = await filled()
      return guest.baskets.updateAsAgentBasket({ parameters: { basketId } })
    },
  },
  {
    name: 'addPriceBooksToBasket',
    because: 'only an agent may',
    drive: async ({ guest, filled }) => {
      const { basketId } = await filled()
      return guest.baskets.addPriceBooksToBasket({ parameters: { basketId }, body: ['chf-list-prices'] })
    },
  },
  {
    name: 'addPriceAdjustmentToBasket',
    because: 'only an agent may',
    drive: async ({ guest, filled }) => {
      const { basketId } = await filled()
      return guest.baskets.addPriceAdjustmentToBasket({ parameters: { basketId }, body: { level: 'order' } })
    },
  },
  {
    name: 'updatePriceAdjustmentInBasket',
    because: 'only an agent may',
    drive: async ({ guest, filled }) => {
      const { basketId } = await filled()
      return guest.baskets.updatePriceAdjustmentInBasket({
        parameters: { basketId, priceAdjustmentId: 'a' },
        body: JSON.parse('{}'),
      })
    },
  },
  {
    name: 'removePriceAdjustmentFromBasket',
    because: 'only an agent may',
    drive: async ({ guest, filled }) => {
      const { basketId } = await filled()
      return guest.baskets.removePriceAdjustmentFromBasket({ parameters: { basketId, priceAdjustmentId: 'a' } })
    },
  },
  {
    name: 'addTaxesForBasket',
    because: 'only a tax service may',
    drive: async ({ guest, filled }) => {
      const { basketId } = await filled()
      return guest.baskets.addTaxesForBasket({ parameters: { basketId }, body: { taxes: {} } })
    },
  },
  {
    name: 'addTaxesForBasketItem',
    because: 'only a tax service may',
    drive: async ({ guest, filled }) => {
      const { basketId, itemId } = await filled()
      return guest.baskets.addTaxesForBasketItem({ parameters: { basketId, itemId }, body: JSON.parse('{"id":"a"}') })
    },
  },
]
