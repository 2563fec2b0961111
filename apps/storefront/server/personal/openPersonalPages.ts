import type { FastifyInstance } from 'fastify'
import type { StorefrontConfig } from '../../app/config/env.server.js'
import type { StorefrontApp } from '../../app/contract/hostContract.js'
import { createExtraLimit } from '../bff/extraLimit.js'
import { cartRoutes } from '../cart/cartRoutes.js'
import { adyenAccount, cardFieldsOf } from '../checkout/cardFields.js'
import { checkoutRoutes } from '../checkout/checkoutRoutes.js'
import type { ErrorReplies } from '../errors/createErrorReplies.js'
import { recentOrder } from '../payment/recentOrder.js'
import { openOrders } from '../orders/openOrders.js'
import { openPayments } from '../payment/openPayments.js'
import type { Payments } from '../payment/payments.js'
import { registerPaymentWebhooks } from '../payment/registerPaymentWebhooks.js'
import type { SecurityHeaders } from '../security/securityHeaders.js'
import { createFormLogin } from '../session/createFormLogin.js'
import type { SessionServices } from '../session/enterSession.js'
import type { PersonalRoute } from './personalRoutes.js'
import { registerPersonalPages } from './registerPersonalPages.js'
import type { ReadShopper } from './shopperClient.js'

const WEBHOOKS_PER_MINUTE = 600
/** Codes of gift certificates tried by one address, as for the platform call. */
const CERTIFICATES = 10
const CERTIFICATE_SECONDS = 600

/**
 * Opens cart, checkout and orders: their payment, and the pages that are rendered for one shopper. Returns the payment;
 * null = not configured.
 */
export async function openPersonalPages(
  server: FastifyInstance,
  options: {
    /** Filled here; requests are matched against it. */
    readonly routes: PersonalRoute[]
    readonly config: StorefrontConfig
    readonly app: Pick<StorefrontApp, 'resolve' | 'renderDocument'>
    readonly errors: ErrorReplies
    readonly readShopper: ReadShopper
    readonly session: SessionServices
    /** Fetch for the configured upstreams. */
    readonly fetch: typeof fetch
    /** Products and boutiques are read as the shared guest. */
    readonly guest: { readonly fetch: typeof fetch; readonly getToken: () => Promise<string> }
    readonly security: Pick<SecurityHeaders, 'personal' | 'document'>
    readonly finishDocument?: ((html: string, path: string) => Promise<string>) | undefined
    /** ms since 1970. */
    readonly now: () => number
  },
): Promise<Payments | null> {
  const { routes, config, errors, readShopper, fetch, security, now } = options
  const orders = openOrders(server, { config, guest: options.guest, readShopper, now })
  const payment = config.payment && { config, payment: config.payment, fetch, log: server.log, now }
  const opened = payment && (await openPayments({ ...payment, onPlaced: orders.onPlaced }))
  if (opened) {
    const max = WEBHOOKS_PER_MINUTE * config.rateLimitScale
    registerPaymentWebhooks(server, { payments: opened.payments, errors, max })
    server.addHook('onClose', () => opened.close())
  }
  const orderPages = orders.connect({
    readOrder: opened?.admin.get ?? null,
    paymentOf: async (orderNo) => (await opened?.attempts.ofOrder(orderNo))?.[0] ?? null,
  })
  routes.push(
    ...cartRoutes({ readShopper }),
    ...checkoutRoutes({
      readShopper,
      login: createFormLogin(server, { ...options.session, fetch }),
      payments: opened?.payments ?? null,
      recentOrder: async (customerId) => (opened ? recentOrder(opened.attempts, customerId, now()) : null),
      mayTryCertificate: createExtraLimit(server, {
        max: CERTIFICATES * config.rateLimitScale,
        seconds: CERTIFICATE_SECONDS,
        keyOf: () => 'certificate',
      }),
      cardFields: cardFieldsOf(config.payment, config.publicOrigin),
      adyen: adyenAccount(config.payment),
      publicOrigin: config.publicOrigin,
      confirmationPath: orders.links.confirmationPath,
      onPending: orderPages.onPending,
      now,
    }),
    ...orderPages.routes,
  )
  registerPersonalPages(server, {
    routes,
    app: options.app,
    errors,
    publicOrigin: config.publicOrigin,
    rateLimitScale: config.rateLimitScale,
    headers: { payment: security.personal, document: security.document },
    compresses: config.compressesPages,
    finishDocument: options.finishDocument,
  })
  return opened?.payments ?? null
}
