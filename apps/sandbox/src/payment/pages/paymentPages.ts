import type { CardFaults } from '../cards/readCard.js'
import type { Payment } from '../ledger/payment.js'
import { CARD_FIELDS } from './cardFields.js'
import { escapeHtml } from './escapeHtml.js'
import { htmlPage } from './htmlPage.js'
import { fieldErrors, fieldLabels, pageLanguage, pageTexts } from './pageTexts.js'

const MERCHANT = 'Halbrenn'

const WALLETS: Readonly<Record<string, string>> = { twint: 'TWINT', mobilepay: 'MobilePay', paypal: 'PayPal' }

/** The page on which a wallet's app would be: approve, decline or cancel. */
export function walletPage(payment: Payment): string {
  const { t, page } = texts(payment)
  const wallet = WALLETS[payment.type] ?? payment.type
  return page(
    `${wallet} (test)`,
    `<p>${t('walletText')}</p>${choices([
      ['approve', t('approve')],
      ['decline', t('decline')],
      ['cancel', t('cancel')],
    ])}`,
  )
}

/** The page on which a bank asks the cardholder to confirm (3-D Secure). */
export function challengePage(payment: Payment): string {
  const { t, page } = texts(payment)
  const card = payment.card ? `<p>${t('card')} •••• ${escapeHtml(payment.card.last4)}</p>` : ''
  return page(
    t('challengeTitle'),
    `<p>${t('challengeText')}</p>${card}${choices([
      ['confirm', t('confirm')],
      ['fail', t('fail')],
      ['cancel', t('cancel')],
    ])}`,
  )
}

/** The page with a form for a card, for browsers without JavaScript. It never shows what was typed. */
export function cardPage(payment: Payment, faults: CardFaults = {}): string {
  const { t, page, language } = texts(payment)
  const firstFault = CARD_FIELDS.find(({ name }) => faults[name])?.name
  const fields = CARD_FIELDS.map(({ name, autocomplete, maximum }) => {
    const fault = faults[name]
    const state = fault ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''
    const focus = name === (firstFault ?? 'number') ? ' autofocus' : ''
    const error = fault
      ? `<p class="error" id="${name}-error">${escapeHtml(fieldErrors[name][fault][language])}</p>`
      : ''
    return `<label for="${name}">${escapeHtml(fieldLabels[name][language])}</label>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${maximum}" required${state}${focus}>${error}`
  })
  const summary = firstFault ? `<p class="error" role="alert">${t('errorTitle')}</p>` : ''
  return page(
    t('cardTitle'),
    `${summary}<form method="post" novalidate>${fields.join('\n')}
<button name="decision" value="pay">${t('pay')}</button></form>${choices([['cancel', t('cancel')]])}`,
  )
}

/** The page of a payment that is decided. */
export function donePage(payment: Payment, backUrl: string): string {
  const { t, page } = texts(payment)
  return page(t('doneTitle'), `<p><a href="${escapeHtml(backUrl)}">${t('back')}</a></p>`)
}

/** The page for an unknown address. */
export function unknownPage(locale = 'en'): string {
  const language = pageLanguage(locale)
  const title = pageTexts.unknownTitle[language]
  return htmlPage({ locale, title, body: `<h1>${title}</h1><p>${pageTexts.unknownText[language]}</p>` })
}

/** Buttons that post a decision; only the first one is prominent. */
function choices(decisions: readonly (readonly [string, string])[]): string {
  const buttons = decisions.map(([value, label], index) => {
    const look = index === 0 && value !== 'cancel' ? '' : ' class="quiet"'
    return `<button name="decision" value="${value}"${look}>${label}</button>`
  })
  return `<form method="post">${buttons.join('\n')}</form>`
}

function texts(payment: Payment) {
  const language = pageLanguage(payment.locale)
  const t = (key: keyof typeof pageTexts) => escapeHtml(pageTexts[key][language])
  const { value, currency } = payment.amount
  const amount = new Intl.NumberFormat(payment.locale, { style: 'currency', currency }).format(value / 100)
  const facts = `<dl><dt>${t('payTo')}</dt><dd>${MERCHANT}</dd><dt>${t('order')}</dt><dd>${escapeHtml(payment.orderNo)}</dd>
<dt>${t('amount')}</dt><dd>${escapeHtml(amount)}</dd></dl>`
  const page = (title: string, content: string) =>
    htmlPage({
      locale: payment.locale,
      title: `${title} – Testpay`,
      look: payment.type,
      body: `<p class="notice">${t('test')}</p><div class="panel"><h1>${title}</h1>${facts}${content}</div>`,
    })
  return { t, page, language }
}
