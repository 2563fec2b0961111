import { screenModule } from '../config/screens.js'
import type { PageData } from '../contract/pageData.js'
import type { ScreenComponent } from './screens.js'

/** Loads the screen of a page without CMS nodes. A module of its own: other pages do not load the list of its files. */
export async function importScreen(page: PageData): Promise<ScreenComponent> {
  if (!page.native) return (await import('./NotFound.js')).NotFound
  const module = screenModule(page)
  if (module === 'CartScreen') return (await import('../connected/cart/CartScreen.js')).CartScreen
  if (module !== null) return (await import('./buyingLoaders.js')).importBuyingScreen(module)
  return (await import('./NativePage.js')).NativePage
}
