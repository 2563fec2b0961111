import type { PageData } from '../contract/pageData.js'

/** Native routes with a screen of their own, by the module that contains it; all others show the "soon" page. */
const screens: Readonly<Record<string, string>> = {
  '/cart': 'CartScreen',
  '/checkout': 'CheckoutScreen',
  '/checkout/login': 'CheckoutScreen',
  '/checkout/shipping/select': 'CheckoutScreen',
  '/checkout/shipping/submit': 'CheckoutScreen',
  '/checkout/payment/submit': 'CheckoutScreen',
  '/checkout/payment/return': 'CheckoutScreen',
  '/checkout/confirmation/*': 'ConfirmationScreen',
  '/checkout/confirmation/*/calendar.ics': 'ConfirmationScreen',
  '/order/lookup': 'OrderLookupScreen',
}

/** The checkout loads the form of the open step only. */
const checkoutScreens = {
  who: 'CheckoutWho',
  where: 'CheckoutWhere',
  how: 'CheckoutHow',
  payment: 'CheckoutPayment',
} as const

/** Names of the modules that contain a screen. */
export const screenModules: readonly string[] = [
  ...new Set([...Object.values(screens), ...Object.values(checkoutScreens)]),
]

/** The module of a native page's screen; null = the page has none of its own. */
export function screenModule({ native, screen }: Pick<PageData, 'native' | 'screen'>): string | null {
  const module = native && Object.hasOwn(screens, native.name) ? (screens[native.name] ?? null) : null
  const checkout = screen?.checkout
  return module === 'CheckoutScreen' && checkout?.state === 'open' ? checkoutScreens[checkout.step] : module
}
