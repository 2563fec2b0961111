import type { FastifyInstance } from 'fastify'
import { IMAGE_ORIGIN } from '../commerce/siteConfig.js'

/** Address of the sandbox on its default port; used for `inject`, which needs no port. */
const DEFAULT_ORIGIN = 'http://127.0.0.1:4010'

/**
 * Inserts the origin of the image service into the links of every response: the configured one, else the address on
 * which the sandbox listens, so that a storefront without an image proxy shows images, too.
 */
export function answerImageOrigin(app: FastifyInstance, configured: string | undefined): void {
  app.addHook('onSend', async (_request, _reply, payload) =>
    typeof payload === 'string' && payload.includes(IMAGE_ORIGIN)
      ? payload.replaceAll(IMAGE_ORIGIN, configured ?? ownOrigin(app))
      : payload,
  )
}

function ownOrigin(app: FastifyInstance): string {
  return app.addresses().length > 0 ? app.listeningOrigin : DEFAULT_ORIGIN
}
