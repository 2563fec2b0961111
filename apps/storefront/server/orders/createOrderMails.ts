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

export interface OrderMails {
  /** The work for a placed order: queues its mail and returns at once. A second call for an order does nothing. */
  onPlaced(order: Order, attempt: PaymentAttempt | null): Promise<void>
  /** The same for an order that waits for a transfer: its mail tells the account. */
  onPending(order: Order, attempt: PaymentAttempt): Promise<void>
}

export function createOrderMails(services: OrderMailServices): OrderMails {
  const { mails, links, cms, publicOrigin, log } = services

  async function compose(facts: Occurrence): Promise<Mail> {
    const { order, attempt, market, occasion } = facts
    const [view, terms] = await Promise.all([
      loadOrderView(order, market, services, attempt),
      readTerms(cms, market).catch((error: unknown) => {
        log.warn({ err: error }, 'The terms of sale could not be loaded for a mail; it links to them')
        return null
      }),
    ])
    return orderMail({
      order: occasion === 'paid' ? { ...view, transfer: null } : view,
      market,
      intl: orderIntl(market.locale.id),
      occasion,
      origin: publicOrigin,
      confirmationPath: links.confirmationPath(view.orderNo),
      terms,
    })
  }

  async function queue(order: Order, attempt: PaymentAttempt | null, occasion: 'ordered' | 'paid'): Promise<void> {
    const orderNo = order.orderNo ?? attempt?.orderNo ?? ''
    const ordered = order['c_locale']
    const localeId = typeof ordered === 'string' ? ordered : (attempt?.localeId ?? '')
    const market = marketOfReference(localeId) ?? marketOfReference('de-CH')
    if (orderNo === '' || !market || !mails) {
      log.warn({ orderNo }, 'An order was placed without a mail: no mail service is configured')
      return
    }
    const name = occasion === 'paid' ? 'order-paid' : 'order-confirmation'
    mails.add(`${name}/${orderNo}`, () => compose({ order, attempt, market, occasion }))
  }

  return {
    // An order with instructions had its mail when it began to wait for the transfer.
    onPlaced: (order, attempt) => queue(order, attempt, attempt?.instructions ? 'paid' : 'ordered'),
    onPending: (order, attempt) => queue(order, attempt, 'ordered'),
  }
}

interface Occurrence {
  readonly order: Order
  readonly attempt: PaymentAttempt | null
  readonly market: Market
  readonly occasion: 'ordered' | 'paid'
}
