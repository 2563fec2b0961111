import { contactFormNames } from '@vitrine/cms-renderer/definitions/contactForms'
import { contactForms } from '@vitrine/commerce-client/domain/contact/contactForms'
import type { ContactValues } from '@vitrine/ui/rules/contactValues'
import { describe, expect, it } from 'vitest'
import { contactReasons } from '../../config/contactReasons.js'
import { contactFormType, contactMail, refusedFields } from './contactMail.js'

const values: ContactValues = {
  mainReason: 'Products',
  subReason: 'Watches',
  store: 'zurich',
  message: 'The Meridian, please.',
  salutation: '',
  firstName: 'Anna',
  lastName: 'Lindqvist',
  email: 'anna@example.com',
  phone: '',
  contactBy: '',
  country: '',
  language: '',
  terms: true,
  website: '',
}
const product = { productId: '2104-310-1', productBrand: 'Aurelune', productName: 'Meridian 40', productReference: '' }

describe('contactFormType', () => {
  it('returns a different type for each of the seven forms', () => {
    expect(new Set(contactFormNames.map((name) => contactFormType(name, 'retailer'))).size).toBe(7)
  })

  it.each([
    ['cpo-general', 'cpo', 'cpoGeneral'],
    ['cpo-general', 'cpov7', 'cpov7General'],
    ['cpo-product', 'cpov7', 'cpov7ProductRequest'],
    ['retailer-general', 'cpov7', 'retailerGeneral'],
  ] as const)('%s in the theme %s is %s', (form, theme, type) => {
    expect(contactFormType(form, theme)).toBe(type)
  })
})

describe('contactMail', () => {
  it.each(contactFormNames)('for %s contains the fields that its entry in the specification requires', (name) => {
    const type = contactFormType(name, 'retailer')
    const { emailType, hasReasons, hidesStore, addProductFields, termsRequired } = contactForms[type]
    const mail = contactMail(type, { ...values, ...product }, 'de-CH')
    expect(mail).toMatchObject({ formType: type, emailType, locale: 'de-CH' })
    expect(mail.fields.mainReason).toBe(hasReasons ? 'Products' : undefined)
    expect(mail.storeId).toBe(hidesStore ? undefined : 'zurich')
    expect(mail.productId).toBe(addProductFields ? '2104-310-1' : undefined)
    expect(mail.fields.productName).toBe(addProductFields ? 'Meridian 40' : undefined)
    expect(mail.fields.terms).toBe(termsRequired ? true : undefined)
  })

  it('omits fields that were left empty', () => {
    const { fields, ...rest } = contactMail('bespokeGeneral', { ...values, store: '', terms: false }, 'en-GB')
    expect(JSON.parse(JSON.stringify(fields))).toEqual({
      message: 'The Meridian, please.',
      firstName: 'Anna',
      lastName: 'Lindqvist',
      email: 'anna@example.com',
      terms: false,
    })
    expect(rest).not.toHaveProperty('storeId')
  })
})

describe('refusedFields', () => {
  it.each([
    ['nothing', undefined],
    ['a value that is not a list', { name: 'email', kind: 'email' }],
    ['an unknown kind', [{ name: 'email', kind: '<b>' }]],
    ['an entry without a name', [{ kind: 'email' }]],
    ['an entry that is too long, without a limit', [{ name: 'message', kind: 'tooLong' }]],
  ])('returns no fields for %s', (_, value) => {
    expect(refusedFields(value)).toEqual([])
  })

  it('returns the names and kinds of the fields', () => {
    const fields = [
      { name: 'email', kind: 'email' },
      { name: 'message', kind: 'tooLong', limit: 4000 },
    ]
    expect(refusedFields([...fields, null])).toEqual(fields)
  })
})

it('offers the reasons that the craft form presets', () => {
  const { preset } = contactForms.icons_of_craft
  const reason = contactReasons.find(({ value }) => value === preset?.mainReason)
  expect(reason?.subReasons.map(({ value }) => value)).toContain(preset?.subReason)
})
