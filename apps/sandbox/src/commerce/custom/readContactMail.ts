import { contactForms, type ContactFormRule } from '@vitrine/commerce-client/domain/contact/contactForms'
import type { ContactFormType, RefusedField } from '@vitrine/commerce-client/types/contact'
import type { CatalogueIndex } from '../catalogue/catalogueIndex.js'
import { isEmail } from '../customers/email.js'
import { isObject } from '../http/jsonObject.js'
import { isKnownLocale } from '../seo/knownLocale.js'
import { createFieldReader, type FieldReader, readForm } from './readFields.js'

const NAME = 80
const ANSWER = 200
const EMAIL = 254
const MESSAGE = 4000
const SALUTATIONS = ['ms', 'mr', 'none']
const WAYS = ['email', 'phone']
const LANGUAGES = ['en', 'de', 'fr', 'da']

/** A validated mail; fields without an answer are empty. */
export interface CheckedMail {
  readonly formType: ContactFormType
  readonly locale: string
  /** Answers by field name, in the order of the form. */
  readonly answers: Readonly<Record<string, string>>
  readonly message: string
  /** null = the form did not ask for consent, so none is recorded. */
  readonly hasConsent: boolean | null
}

/**
 * Validates the body of a contact mail by the rules of its form (Spec §9). Consent to marketing is optional and only
 * recorded.
 * @throws Problem 400 with every refused field in `c_fields`
 */
export function readContactMail(body: unknown, catalogue: CatalogueIndex): CheckedMail {
  const form = readForm(body)
  const refused: RefusedField[] = []
  const outer = createFieldReader(form, refused)
  const formType = form['formType']
  const isKnown = isFormType(formType)
  if (!isKnown) outer.refuse({ name: 'formType', kind: 'choose' })
  else if (form['emailType'] !== contactForms[formType].emailType) outer.refuse({ name: 'emailType', kind: 'choose' })
  const locale = outer.checked('locale', 10, isKnownLocale, 'format')
  if (locale === '') outer.refuse({ name: 'locale', kind: 'required' })
  if (!isObject(form['fields'])) outer.refuse({ name: 'fields', kind: 'required' })

  const rule = isKnown ? contactForms[formType] : contactForms.retailerGeneral
  const inner = createFieldReader(isObject(form['fields']) ? form['fields'] : {}, refused)
  const answers = {
    ...readEnquiry(inner, rule),
    ...(rule.hidesStore ? {} : readStore(outer, catalogue)),
    ...readPerson(inner),
    ...(rule.addProductFields ? readPiece(outer, inner, catalogue) : {}),
  }
  const message = inner.text('message', MESSAGE, rule.messageOptional ? null : 'required')
  const consent = inner.flag('terms')
  outer.finish()
  const hasConsent = rule.termsRequired ? consent : null
  return { formType: isKnown ? formType : 'retailerGeneral', locale, answers, message, hasConsent }
}

function readEnquiry(fields: FieldReader, { hasReasons, preset }: ContactFormRule) {
  if (!hasReasons) return {}
  if (!preset)
    return { mainReason: fields.text('mainReason', ANSWER, 'choose'), subReason: fields.text('subReason', ANSWER) }
  return {
    mainReason: fields.text('mainReason', ANSWER) || preset.mainReason,
    subReason: fields.text('subReason', ANSWER) || preset.subReason,
    type: preset.type,
  }
}

function readStore(form: FieldReader, { source }: CatalogueIndex) {
  const storeId = form.text('storeId', ANSWER)
  const store = source.stores.find(({ id }) => id === storeId)
  if (storeId !== '' && !store) form.refuse({ name: 'store', kind: 'choose' })
  return { store: store ? `${store.name} (${store.id})` : '' }
}

function readPerson(fields: FieldReader) {
  const contactBy = fields.checked('contactBy', ANSWER, (value) => WAYS.includes(value), 'choose')
  const phone = fields.checked('phone', ANSWER, (value) => /^\+[1-9]\d{6,14}$/.test(value), 'phone')
  if (contactBy === 'phone' && phone === '') fields.refuse({ name: 'phone', kind: 'required' })
  const email = fields.checked('email', EMAIL, isEmail, 'email')
  if (email === '') fields.refuse({ name: 'email', kind: 'required' })
  return {
    salutation: fields.checked('salutation', ANSWER, (value) => SALUTATIONS.includes(value), 'choose'),
    firstName: fields.text('firstName', NAME, 'required'),
    lastName: fields.text('lastName', NAME, 'required'),
    email,
    phone,
    contactBy,
    country: fields.checked('country', ANSWER, (value) => /^[A-Z]{2}$/.test(value), 'choose'),
    language: fields.checked('language', ANSWER, (value) => LANGUAGES.includes(value), 'choose'),
  }
}

/** Reads a product of the catalogue, or one described by its texts because it cannot be bought online (decision 37). */
function readPiece(form: FieldReader, fields: FieldReader, catalogue: CatalogueIndex) {
  const productId = form.text('productId', ANSWER)
  const productName = fields.text('productName', ANSWER)
  const product = catalogue.product(productId)
  if (!product && productName === '') form.refuse({ name: 'productId', kind: productId === '' ? 'required' : 'choose' })
  return {
    productId,
    productBrand: fields.text('productBrand', ANSWER) || (product?.brand ?? ''),
    productName: productName || (product?.name.en ?? ''),
    productReference: fields.text('productReference', ANSWER) || (product?.reference ?? ''),
  }
}

function isFormType(value: unknown): value is ContactFormType {
  return typeof value === 'string' && Object.hasOwn(contactForms, value)
}
