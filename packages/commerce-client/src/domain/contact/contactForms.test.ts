import { describe, expect, it } from 'vitest'
import { contactForms, contactPreference } from './contactForms.js'

describe('contactForms', () => {
  it.each([
    ['retailerGeneral', 21, 'ContactEmail', ['hasReasons', 'termsRequired']],
    ['bespokeGeneral', 22, 'CorvaneContactEmail', ['hasMarketingTerms', 'termsRequired']],
    ['cpoGeneral', 22, 'CorvaneCpoContactEmail', ['termsRequired']],
    ['cpov7General', 22, 'CorvaneCpoContactEmail', ['termsRequired']],
    ['retailerProductRequest', 20, 'ContactEmail', ['addProductFields', 'termsRequired']],
    ['bespokeProductRequest', 20, 'CorvaneContactEmail', ['addProductFields', 'termsRequired']],
    ['cpoProductRequest', 20, 'CorvaneCpoContactEmail', ['addProductFields', 'termsRequired']],
    ['cpov7ProductRequest', 20, 'CorvaneCpoContactEmail', ['addProductFields', 'termsRequired']],
    ['icons_of_craft', 21, 'ContactEmail', ['hasReasons', 'hidesStore', 'messageOptional']],
  ] as const)('%s: mail %d to %s with %j', (form, emailType, preference, flags) => {
    const rule = contactForms[form]
    expect(rule.emailType).toBe(emailType)
    expect(contactPreference(form, 'Corvane')).toBe(preference)
    expect(
      Object.entries(rule)
        .flatMap(([name, value]) => (value === true ? [name] : []))
        .sort(),
    ).toEqual(flags)
  })

  it('has nine keys for the seven entries of the specification', () => {
    expect(Object.keys(contactForms)).toHaveLength(9)
    expect(new Set(Object.values(contactForms)).size).toBe(7)
  })

  it('presets answers for icons_of_craft only', () => {
    const answered = Object.entries(contactForms).filter(([, { preset }]) => preset !== null)
    expect(answered.map(([form, { preset }]) => [form, preset])).toEqual([
      ['icons_of_craft', { mainReason: 'Products', subReason: 'Jewellery', type: 'Products' }],
    ])
  })

  it('inserts any brand name unchanged', () => {
    expect(contactPreference('bespokeGeneral', '$& Sons')).toBe('$& SonsContactEmail')
  })
})
