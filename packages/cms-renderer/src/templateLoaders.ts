/** Template id → component, one line each. The browser imports this table, never a definition. */
export const templateLoaders = {
  'vitrine:components/hero-banner': () => import('@vitrine/ui/HeroBanner').then((module) => module.HeroBanner),
}
