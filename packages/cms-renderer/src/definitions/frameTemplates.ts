/** Component templates that the storefront's frame draws: in an area of a page they show nothing, and nobody is told. */
export const frameTemplates: ReadonlySet<string> = new Set([
  'vitrine:components/footer',
  'vitrine:components/header',
  'vitrine:components/offline-banner',
  'vitrine:components/shopping-cart-overlay',
])
