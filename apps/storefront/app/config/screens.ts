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

/** Names of the modules that contain a screen. */
export const screenModules: readonly string[] = [...new Set(Object.values(screens))]

/** The module of a native page's screen; null = the page has none of its own. */
export function screenModule(native: { readonly name: string } | null): string | null {
  return native && Object.hasOwn(screens, native.name) ? (screens[native.name] ?? null) : null
}
