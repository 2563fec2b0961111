/** Path prefixes of the API families. */
export const basketsApi = 'checkout/shopper-baskets/v2'
export const customersApi = 'customer/shopper-customers/v1'
export const basketFields = ['basketId'] as const
export const idField = ['id'] as const
export const inLocale = ['locale'] as const
export const inMarket = ['locale', 'currency'] as const
