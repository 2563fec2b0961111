import { createCmsClient } from '@vitrine/cms-renderer/client/createCmsClient'
import { createScapiClient } from '@vitrine/commerce-client/client/createScapiClient'
import type { FastifyInstance } from 'fastify'
import type { StorefrontConfig } from '../../app/config/env.server.js'
import { createExtraLimit } from '../bff/extraLimit.js'
import { createMails } from '../mail/createMails.js'
import type { PersonalRoute } from '../personal/personalRoutes.js'
import type { ReadShopper } from '../personal/shopperClient.js'
import type { PaymentAttempt } from '../payment/attempts.js'
import { confirmationRoutes } from './confirmationRoutes.js'
import { createOrderMails, type OrderMails } from './createOrderMails.js'
import { createOrderLinks, type OrderLinks } from './orderLinks.js'
import { LOOKUP_LIMIT, orderLookupRoute } from './orderLookupRoute.js'
import type { OrderServices, ReadOrder } from './orderServices.js'

export interface OpenOrders {
  readonly links: OrderLinks
  readonly onPlaced: OrderMails['onPlaced']
  /** The pages of an order, and the mail of an order that waits for a transfer. */
  connect(orders: OrderAccess): {
    readonly routes: readonly PersonalRoute[]
    readonly onPending: (orderNo: string) => void
  }
}

/** Orders and payments without their shopper. */
interface OrderAccess {
  /** null = there is no system client. */
  readonly readOrder: ReadOrder | null
  readonly paymentOf: (orderNo: string) => Promise<PaymentAttempt | null>
}

/** Opens the mail queue and creates the pages of orders. The queue closes with the server. */
export function openOrders(
  server: FastifyInstance,
  options: {
    readonly config: StorefrontConfig
    readonly guest: { readonly fetch: typeof globalThis.fetch; readonly getToken: () => Promise<string> }
    readonly readShopper: ReadShopper
    /** ms since 1970 */
    readonly now: () => number
  },
): OpenOrders {
  const { config, readShopper, now } = options
  const { fetch, getToken } = options.guest
  const { baseUrl, organizationId, siteId } = config.commerce
  const links = createOrderLinks({ secrets: config.sessionSecrets, now })
  const mails = createMails(config, server.log)
  if (mails) server.addHook('onClose', () => mails.close())
  const common: Omit<OrderServices, 'readOrder' | 'paymentOf'> = {
    guestClient: ({ locale, currency }) =>
      createScapiClient({
        baseUrl,
        organizationId,
        siteId,
        fetch,
        locale: locale.id,
        currency,
        getToken,
        timeoutMs: 8000,
      }),
    now,
    log: server.log,
  }
  const isWithinLimit = createExtraLimit(server, {
    max: LOOKUP_LIMIT.max * config.rateLimitScale,
    seconds: LOOKUP_LIMIT.seconds,
    keyOf: () => 'order-lookup',
  })
  const orderMails = createOrderMails({
    ...common,
    readOrder: null,
    paymentOf: () => Promise.resolve(null),
    mails,
    links,
    cms: createCmsClient({ baseUrl: config.cms.baseUrl, fetch }),
    publicOrigin: config.publicOrigin,
  })

  async function tellPending(orderNo: string, { readOrder, paymentOf }: OrderAccess): Promise<void> {
    const [order, attempt] = await Promise.all([readOrder?.(orderNo) ?? null, paymentOf(orderNo)])
    if (order && attempt?.state === 'pending') await orderMails.onPending(order, attempt)
  }

  return {
    links,
    onPlaced: orderMails.onPlaced,
    connect: (orders) => ({
      routes: [
        ...confirmationRoutes({ ...common, ...orders, readShopper, links }),
        orderLookupRoute({ ...common, isWithinLimit }),
      ],
      onPending(orderNo) {
        void tellPending(orderNo, orders).catch((error: unknown) =>
          server.log.error({ err: error, orderNo, alert: true }, 'The mail of an order could not be queued'),
        )
      },
    }),
  }
}
