import type { IntlShape } from 'react-intl'
import { retailer } from '../../app/config/retailer.js'
import type { OrderView } from '../../app/contract/orderView.js'
import type { Market } from '../../app/page/market.js'
import type { MailBlock } from '../mail/mailDocument.js'
import { orderLegalMessages as messages } from './orderLegalMessages.js'

/** What the legal part of a mail needs. `address`: of the retailer, in one line. */
export interface LegalFacts {
  readonly order: OrderView
  readonly market: Market
  readonly intl: IntlShape
  readonly origin: string
  readonly address: string
  readonly hasTermsFile: boolean
}

/**
 * The contract, the right of withdrawal or the voluntary returns, and the buyer's consents, as a copy that the buyer
 * keeps. Switzerland has no statutory right of withdrawal from distance sales.
 */
export function orderLegal(facts: LegalFacts): readonly MailBlock[] {
  const { order, market, intl, origin, hasTermsFile } = facts
  const text = (value: string): MailBlock => ({ kind: 'small', text: value })
  const terms = `${origin}/${market.locale.alias}/legal/terms`
  return [
    { kind: 'heading', text: intl.formatMessage(messages.contractTitle) },
    text(intl.formatMessage(messages.contract)),
    text(
      [
        intl.formatMessage(messages.terms, { url: terms }),
        ...(hasTermsFile ? [intl.formatMessage(messages.termsFile)] : []),
      ].join('\n'),
    ),
    text(intl.formatMessage(messages.guarantee)),
    ...(order.usedGoodsConsent === null
      ? []
      : [text(intl.formatMessage(messages.usedGoods, { date: order.usedGoodsConsent }))]),
    ...(market.country.withdrawal === 'voluntary' ? returns(facts, text) : withdrawal(facts, text)),
  ]
}

type Text = (value: string) => MailBlock

function returns({ market, intl }: LegalFacts, text: Text): readonly MailBlock[] {
  const { returnDays: days } = retailer
  return [
    { kind: 'heading', text: intl.formatMessage(messages.returnsTitle) },
    text(intl.formatMessage(messages.returns, { days, phone: market.country.phoneLabel })),
    text(intl.formatMessage(messages.returnsExclusions)),
  ]
}

function withdrawal({ order, market, intl, origin, address }: LegalFacts, text: Text): readonly MailBlock[] {
  const { withdrawal: right, phoneLabel: phone } = market.country
  const { legalName: company, mail, returnDays: days } = retailer
  const online = `${origin}/${market.locale.alias}/legal/withdrawal`
  return [
    { kind: 'heading', text: intl.formatMessage(messages.title, { right }) },
    text(intl.formatMessage(messages.right, { right })),
    text(intl.formatMessage(messages.exercise, { company, address, phone, mail })),
    ...(right === 'online' ? [text(intl.formatMessage(messages.online, { url: online }))] : []),
    text(intl.formatMessage(messages.effects)),
    text(intl.formatMessage(messages.goods)),
    text(intl.formatMessage(messages.exclusions)),
    ...(order.hasPersonalised ? [text(intl.formatMessage(messages.excluded))] : []),
    text(intl.formatMessage(messages.moreReturns, { days })),
    { kind: 'heading', text: intl.formatMessage(messages.formTitle, { right }) },
    text(intl.formatMessage(messages.formIntro, { right })),
    text(
      `${intl.formatMessage(messages.formTo, { company, address, mail })}\n${intl.formatMessage(messages.formBody, { right })}`,
    ),
  ]
}
