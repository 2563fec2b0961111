import type { AdminContext } from './admin/adminContext.js'
import { collectRoutes } from './admin/collectRoutes.js'
import { createFaultSwitch } from './admin/faults/createFaultSwitch.js'
import { registerFaults } from './admin/faults/registerFaults.js'
import { registerAdmin } from './admin/registerAdmin.js'
import { registerAnalytics } from './analytics/registerAnalytics.js'
import { registerAuthor } from './cms/author/authorRoutes.js'
import { createContentSource } from './cms/createContentSource.js'
import { createPublish } from './cms/createPublish.js'
import { registerCms } from './cms/registerCms.js'
import { watchContent } from './cms/watchContent.js'
import { registerCommerce } from './commerce/registerCommerce.js'
import { registerEinstein } from './einstein/registerEinstein.js'
import { registerLogos } from './images/logos/registerLogos.js'
import { registerImages } from './images/registerImages.js'
import { registerLegacy } from './legacy/registerLegacy.js'
import { openSandbox } from './openSandbox.js'
import type { SandboxOptions } from './sandboxContext.js'

/**
 * Assembles all parts of the sandbox. Faults are registered first, because they affect routes that are registered after
 * them.
 */
export async function assembleSandbox(options: SandboxOptions): Promise<AdminContext> {
  const { app, context: sandbox } = openSandbox(options)
  const routes = collectRoutes(app)
  const faults = createFaultSwitch()
  registerFaults(app, faults)
  app.get('/healthz', () => ({ status: 'ok' }))
  const commerce = await registerCommerce(app, sandbox)
  await registerEinstein(app, commerce)
  registerAnalytics(app, commerce)
  const content = createContentSource(options.contentFolder)
  const publish = createPublish(content, options.purge ?? null)
  await registerCms(app, sandbox, content)
  const storefront = options.publicOrigin ?? 'http://127.0.0.1:3000'
  registerAuthor(app, storefront)
  registerLegacy(app, storefront)
  await registerImages(app, sandbox)
  registerLogos(app)
  const parts = { app, sandbox, commerce, faults, routes, publish }
  await registerAdmin(app, parts)
  if (options.watchesContent) {
    const endWatch = watchContent(content.folder, publish, console.log)
    app.addHook('onClose', async () => endWatch())
  }
  await app.ready()
  return parts
}
