/**
 * Component templates that the storefront's frame renders. In a page area they render nothing and are not reported as
 * issues.
 */
export const frameTemplates: ReadonlySet<string> = new Set([
  'vitrine:components/footer',
  'vitrine:components/header',
  'vitrine:components/offline-banner',
  'vitrine:components/shopping-cart-overlay',
])
