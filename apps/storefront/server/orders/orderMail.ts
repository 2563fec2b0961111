import type { IntlShape } from 'react-intl'
import { retailer } from '../../app/config/retailer.js'
import type { OrderView } from '../../app/contract/orderView.js'
import type { Market } from '../../app/page/market.js'
import type { MailBlock, MailDocument } from '../mail/mailDocument.js'
import { mailHtml } from '../mail/mailHtml.js'
import type { Mail } from '../mail/mailSender.js'
import { mailText } from '../mail/mailText.js'
import { orderLegal } from './orderLegal.js'
import { deliveryBlocks, paymentBlocks } from './orderMailDelivery.js'
import { orderMailMessages as messages } from './orderMailMessages.js'
import { productBlock, totalsBlock } from './orderMailProducts.js'

export interface OrderMailFacts {
  readonly order: OrderView
  readonly market: Market
  readonly intl: IntlShape
  /** `paid`: a transfer has arrived, after the mail of the order. */
  readonly occasion: 'ordered' | 'paid'
  /** Without a trailing slash. */
  readonly origin: string
  /** Path of the confirmation with its key, without the locale alias. */
  readonly confirmationPath: string
  /** The terms of sale as text; null = they could not be loaded, and are linked only. */
  readonly terms: string | null
}

/** The mail that confirms the receipt of an order, with the text of the contract. */
export function orderMail(facts: OrderMailFacts): Mail {
  const { order, terms, intl } = facts
  const document = orderMailDocument(facts)
  return {
    to: order.email,
    replyTo: retailer.mail,
    subject: document.subject,
    html: mailHtml(document),
    text: mailText(document),
    ...(terms !== null && {
      attachments: [
        { filename: `terms-${intl.locale}.txt`, contentType: 'text/plain', content: terms.replace(/\r?\n/g, '\r\n') },
      ],
    }),
  }
}

/** The content of the mail. */
function orderMailDocument(facts: OrderMailFacts): MailDocument {
  const { order, market, intl, origin, confirmationPath, terms, occasion } = facts
  const isPaid = occasion === 'paid'
  const { address, phoneLabel: phone, name } = market.country
  const { legalName: company, mail, name: brand } = retailer
  const town = market.country.isPostalCodeBelowTown
    ? `${address.city} ${address.postalCode}`
    : `${address.postalCode} ${address.city}`
  const country = name[market.language] ?? ''
  const root = `${origin}/${market.locale.alias}`
  const introduction = intl.formatMessage(
    isPaid ? messages.paidIntro : order.transfer ? messages.introTransfer : messages.intro,
  )
  const blocks: readonly MailBlock[] = [
    { kind: 'text', text: introduction },
    {
      kind: 'rows',
      rows: [
        { label: intl.formatMessage(messages.number), value: order.orderNo },
        { label: intl.formatMessage(messages.date), value: order.date },
      ],
    },
    { kind: 'button', label: intl.formatMessage(messages.open), href: `${root}${confirmationPath}` },
    { kind: 'heading', text: intl.formatMessage(messages.products) },
    productBlock(order, { intl, origin }),
    totalsBlock(order, intl),
    ...(order.giftMessage === null
      ? []
      : [
          { kind: 'heading', text: intl.formatMessage(messages.giftMessage) } as const,
          { kind: 'quote', text: order.giftMessage } as const,
        ]),
    ...paymentBlocks(order, intl),
    ...deliveryBlocks(order, intl),
    { kind: 'heading', text: intl.formatMessage(messages.helpTitle) },
    { kind: 'text', text: intl.formatMessage(messages.help, { phone, mail }) },
    { kind: 'link', label: intl.formatMessage(messages.lookup), href: `${root}/order/lookup` },
    ...orderLegal({
      order,
      market,
      intl,
      origin,
      address: `${address.street}, ${town}, ${country}`,
      hasTermsFile: terms !== null,
    }),
  ]
  return {
    language: market.locale.id,
    brand,
    subject: intl.formatMessage(isPaid ? messages.paidSubject : messages.subject, { orderNo: order.orderNo }),
    preview: introduction,
    title: intl.formatMessage(isPaid ? messages.paidTitle : messages.title),
    blocks,
    footer: [
      intl.formatMessage(messages.identity, { company, street: address.street, town, country }),
      intl.formatMessage(messages.contact, { phone, mail }),
    ],
  }
}
