import { randomInt } from 'node:crypto'
import type { Language } from '../../seed/seedTypes.js'
import type { Mail } from '../../store/mailRepository.js'
import type { StoredBasket, StoredGiftCertificateItem } from '../../store/storedBasket.js'
import type { StoredGiftCertificate } from '../../store/giftCertificateRepository.js'
import type { CommerceContext } from '../commerceContext.js'
import { headerText } from '../custom/headerText.js'
import type { Market } from '../http/market.js'

/** Without signs that are mistaken for each other. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const GROUPS = 3
const GROUP_LENGTH = 4

const TEXTS: Readonly<Record<Language, readonly [subject: string, body: string]>> = {
  en: ['A gift certificate for you', 'Your gift certificate over {amount}. Code: {code}'],
  de: ['Ein Geschenkgutschein für Sie', 'Ihr Geschenkgutschein über {amount}. Code: {code}'],
  fr: ['Un chèque-cadeau pour vous', 'Votre chèque-cadeau de {amount}. Code : {code}'],
  da: ['Et gavebevis til dig', 'Dit gavebevis på {amount}. Kode: {code}'],
}

/**
 * Issues the gift certificates that an order buys, each with a code of its own, and mails them to their recipients.
 * They are worth something in the currency of the order only.
 * @returns their codes, so that a failed order can take them back
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
    const amount = new Intl.NumberFormat(`${language}-${country}`, { style: 'currency', currency }).format(item.amount)
    mails.add(toMail(item, certificate.code, amount, language, now()))
    return certificate.code
  })
}

function toMail(
  { recipientEmail, senderName, message }: StoredGiftCertificateItem,
  code: string,
  amount: string,
  language: Language,
  createdAt: number,
): Mail {
  const [subject, body] = TEXTS[language]
  const text = body.replace('{amount}', () => amount).replace('{code}', () => code)
  const lines = [text, message, senderName].filter((line) => line !== null)
  return { to: headerText(recipientEmail), subject, body: lines.join('\n\n'), kind: 'gift-certificate', createdAt }
}

function createCode(): string {
  const sign = () => SIGNS.charAt(randomInt(SIGNS.length))
  const group = () => Array.from({ length: GROUP_LENGTH }, sign).join('')
  return ['GIFT', ...Array.from({ length: GROUPS }, group)].join('-')
}
