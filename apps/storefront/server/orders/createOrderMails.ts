import type { CmsClient } from '@vitrine/cms-renderer/client/createCmsClient'
import type { Order } from '@vitrine/commerce-client/types/order'
import type { Market } from '../../app/page/market.js'
import { marketOfReference } from '../../app/page/load/services.server.js'
import type { MailQueue } from '../mail/createMailQueue.js'
import type { Mail } from '../mail/mailSender.js'
import type { PaymentAttempt } from '../payment/attempts.js'
import { orderIntl } from './orderIntl.js'
import type { OrderLinks } from './orderLinks.js'
import { orderMail } from './orderMail.js'
import { loadOrderView, type OrderServices } from './orderServices.js'
import { readTerms } from './termsText.js'

export interface OrderMailServices extends OrderServices {
  /** null = no mails are sent. */
  readonly mails: MailQueue | null
  readonly links: OrderLinks
  readonly cms: Pick<CmsClient, 'getPage'>
  readonly publicOrigin: string
}

/** The work for a placed order: queues its mail and returns at once. A second call for an order does nothing. */
export type OnPlaced = (order: Order, attempt: PaymentAttempt | null) => Promise<void>

export function createOrderMails(services: OrderMailServices): OnPlaced {
  const { mails, links, cms, publicOrigin, log } = services

  async function compose(order: Order, attempt: PaymentAttempt | null, market: Market): Promise<Mail> {
    const [view, terms] = await Promise.all([
      loadOrderView(order, market, services, attempt),
      readTerms(cms, market).catch((error: unknown) => {
        log.warn({ err: error }, 'The terms of sale could not be loaded for a mail; it links to them')
        return null
      }),
    ])
    return orderMail({
      order: view,
      market,
      intl: orderIntl(market.locale.id),
      origin: publicOrigin,
      confirmationPath: links.confirmationPath(view.orderNo),
      terms,
    })
  }

  return async (order, attempt) => {
    const orderNo = order.orderNo ?? attempt?.orderNo ?? ''
    const ordered = order['c_locale']
    const localeId = typeof ordered === 'string' ? ordered : (attempt?.localeId ?? '')
    const market = marketOfReference(localeId) ?? marketOfReference('de-CH')
    if (orderNo === '' || !market || !mails) {
      log.warn({ orderNo }, 'An order was placed without a mail: no mail service is configured')
      return
    }
    mails.add(`order-confirmation/${orderNo}`, () => compose(order, attempt, market))
  }
}
