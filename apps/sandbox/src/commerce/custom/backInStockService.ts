import type { RefusedField } from '@vitrine/commerce-client/types/contact'
import type { TextLanguage } from '../../seed/localised.js'
import { text } from '../../seed/text.js'
import type { Mail } from '../../store/mailRepository.js'
import type { CommerceContext } from '../commerceContext.js'
import { isEmail } from '../customers/email.js'
import { readMarket } from '../http/market.js'
import { badRequest, Problem } from '../http/problem.js'
import { isKnownLocale } from '../seo/knownLocale.js'
import { headerText } from './headerText.js'
import { createFieldReader, readForm } from './readFields.js'

const TEXTS = {
  subject: text(
    'We will let you know',
    'Wir geben Ihnen Bescheid',
    'Nous vous tiendrons au courant',
    'Vi giver dig besked',
  ),
  body: text(
    'We will write to you as soon as this piece is available again: {piece}',
    'Wir schreiben Ihnen, sobald dieses Stück wieder erhältlich ist: {piece}',
    'Nous vous écrirons dès que cette pièce sera de nouveau disponible : {piece}',
    'Vi skriver til dig, så snart dette stykke kan fås igen: {piece}',
  ),
}

type Needs = Pick<CommerceContext, 'catalogue' | 'backInStock' | 'mails' | 'now'>

/**
 * Subscribes an address to a product and confirms it by mail.
 * @throws Problem 400 with `c_fields`, 409 `already-subscribed`
 */
export function subscribeBackInStock(body: unknown, { catalogue, backInStock, mails, now }: Needs): void {
  const form = readForm(body)
  const refused: RefusedField[] = []
  const fields = createFieldReader(form, refused)
  const productId = fields.text('productId', 100, 'required')
  const email = fields.checked('email', 254, isEmail, 'email').toLowerCase()
  if (email === '') fields.refuse({ name: 'email', kind: 'required' })
  const locale = fields.checked('locale', 10, isKnownLocale, 'format')
  if (locale === '') fields.refuse({ name: 'locale', kind: 'required' })
  const name = fields.text('name', 80) || null
  const hasConsent = fields.flag('terms') ?? false
  const product = catalogue.product(productId)
  if (productId !== '' && !product) fields.refuse({ name: 'productId', kind: 'choose' })
  fields.finish()
  if (!product) return

  const createdAt = now()
  if (!backInStock.add({ productId, email, locale, name, hasConsent, createdAt })) {
    throw new Problem(409, 'already-subscribed', 'The address waits for this piece already.', { productId })
  }
  const { language } = readMarket({ locale }, badRequest)
  const piece = `${product.brand} ${product.name[language]} (${product.id})`
  mails.add(confirmation(email, language, piece, createdAt))
}

function confirmation(to: string, language: TextLanguage, piece: string, createdAt: number): Mail {
  const subject = TEXTS.subject[language]
  return {
    to: headerText(to),
    subject,
    body: TEXTS.body[language].replace('{piece}', () => piece),
    kind: 'back-in-stock',
    createdAt,
  }
}
