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
const piece = { productId: '2104-310-1', productBrand: 'Aurelune', productName: 'Meridian 40', productReference: '' }

describe('contactFormType', () => {
  it('gives each of the seven choices a row of its own', () => {
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
  it.each(contactFormNames)('of %s says what its row of the specification asks for', (name) => {
    const type = contactFormType(name, 'retailer')
    const { emailType, hasReasons, hidesStore, addProductFields, termsRequired } = contactForms[type]
    const mail = contactMail(type, { ...values, ...piece }, 'de-CH')
    expect(mail).toMatchObject({ formType: type, emailType, locale: 'de-CH' })
    expect(mail.fields.mainReason).toBe(hasReasons ? 'Products' : undefined)
    expect(mail.storeId).toBe(hidesStore ? undefined : 'zurich')
    expect(mail.productId).toBe(addProductFields ? '2104-310-1' : undefined)
    expect(mail.fields.productName).toBe(addProductFields ? 'Meridian 40' : undefined)
    expect(mail.fields.terms).toBe(termsRequired ? true : undefined)
  })

  it('leaves out what nobody said', () => {
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
    ['no list', { name: 'email', kind: 'email' }],
    ['an unknown kind', [{ name: 'email', kind: '<b>' }]],
    ['no name', [{ kind: 'email' }]],
    ['too long without a limit', [{ name: 'message', kind: 'tooLong' }]],
  ])('finds none in %s', (_, value) => {
    expect(refusedFields(value)).toEqual([])
  })

  it('finds the fields with their kinds', () => {
    const fields = [
      { name: 'email', kind: 'email' },
      { name: 'message', kind: 'tooLong', limit: 4000 },
    ]
    expect(refusedFields([...fields, null])).toEqual(fields)
  })
})

it('offers the answers that the craft form gives beforehand', () => {
  const { preset } = contactForms.icons_of_craft
  const reason = contactReasons.find(({ value }) => value === preset?.mainReason)
  expect(reason?.subReasons.map(({ value }) => value)).toContain(preset?.subReason)
})
