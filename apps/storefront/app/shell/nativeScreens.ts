import type { ScreenComponent } from './screens.js'

/** Screens of native routes. A module of its own: the first load of other pages does not list their files. */
export async function loadNativeScreen(route: string): Promise<ScreenComponent> {
  if (route === '/cart') return (await import('../connected/cart/CartScreen.js')).CartScreen
  return (await import('./NativePage.js')).NativePage
}
