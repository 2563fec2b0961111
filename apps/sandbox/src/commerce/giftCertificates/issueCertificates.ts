import { randomInt } from 'node:crypto'
import type { TextLanguage } from '../../seed/localised.js'
import { text } from '../../seed/text.js'
import type { Mail } from '../../store/mailRepository.js'
import type { StoredBasket, StoredGiftCertificateItem } from '../../store/storedBasket.js'
import type { StoredGiftCertificate } from '../../store/giftCertificateRepository.js'
import type { CommerceContext } from '../commerceContext.js'
import { headerText } from '../custom/headerText.js'
import type { Market } from '../http/market.js'

/** Excludes characters that are easily confused. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const GROUPS = 3
const GROUP_LENGTH = 4

const TEXTS = {
  subject: text(
    'A gift certificate for you',
    'Ein Geschenkgutschein für Sie',
    'Un chèque-cadeau pour vous',
    'Et gavebevis til dig',
  ),
  body: text(
    'Your gift certificate over {amount}. Code: {code}',
    'Ihr Geschenkgutschein über {amount}. Code: {code}',
    'Votre chèque-cadeau de {amount}. Code : {code}',
    'Dit gavebevis på {amount}. Kode: {code}',
  ),
}

/**
 * Issues the gift certificates that an order buys, each with its own code, and mails them to their recipients. They can
 * be redeemed in the currency of the order only.
 * @returns their codes, so that a failed order can void them
 */
export function issueCertificates(
  { giftCertificateItems, currency }: Pick<StoredBasket, 'giftCertificateItems' | 'currency'>,
  { language, country }: Pick<Market, 'language' | 'country'>,
  { giftCertificates, mails, now }: Pick<CommerceContext, 'giftCertificates' | 'mails' | 'now'>,
): readonly string[] {
  return giftCertificateItems.map((item) => {
    const worth = { [currency]: item.amount }
    const certificate: StoredGiftCertificate = {
      code: createCode(),
      amounts: worth,
      balances: worth,
      recipientEmail: item.recipientEmail,
      recipientName: item.recipientName ?? '',
      senderName: item.senderName ?? '',
      message: item.message,
    }
    giftCertificates.add(certificate)
    const amount = new Intl.NumberFormat(`${language.slice(0, 2)}-${country}`, { style: 'currency', currency }).format(
      item.amount,
    )
    mails.add(toMail(item, certificate.code, amount, language, now()))
    return certificate.code
  })
}

function toMail(
  { recipientEmail, senderName, message }: StoredGiftCertificateItem,
  code: string,
  amount: string,
  language: TextLanguage,
  createdAt: number,
): Mail {
  const subject = TEXTS.subject[language]
  const filled = TEXTS.body[language].replace('{amount}', () => amount).replace('{code}', () => code)
  const lines = [filled, message, senderName].filter((line) => line !== null)
  return { to: headerText(recipientEmail), subject, body: lines.join('\n\n'), kind: 'gift-certificate', createdAt }
}

function createCode(): string {
  const sign = () => SIGNS.charAt(randomInt(SIGNS.length))
  const group = () => Array.from({ length: GROUP_LENGTH }, sign).join('')
  return ['GIFT', ...Array.from({ length: GROUPS }, group)].join('-')
}
