import { describe, expect, it } from 'vitest'
import { contactProblems } from './contactProblems.js'
import { type ContactSettings, contactRules } from './contactRules.js'
import { contactValues, type ContactValues } from './contactValues.js'

const reasons = [
  { value: 'products', label: 'Products', subReasons: [{ value: 'jewellery', label: 'Jewellery' }] },
  { value: 'other', label: 'Other' },
]
const stores = [{ value: 'zrh', label: 'Zürich' }]

const whole: ContactValues = {
  mainReason: 'products',
  subReason: 'jewellery',
  store: 'zrh',
  message: 'The Meridian, please.',
  salutation: 'ms',
  firstName: 'Anna',
  lastName: 'Lindqvist',
  email: 'anna@halbrenn.example',
  phone: '+41791234567',
  contactBy: 'phone',
  country: 'CH',
  language: 'de',
  terms: true,
  website: '',
}

const everything: ContactSettings = {
  reasons,
  stores,
  languages: [{ value: 'de', label: 'Deutsch' }],
  fields: {
    salutation: 'required',
    phone: 'required',
    contactBy: 'required',
    country: 'required',
    store: 'required',
  },
  areTermsRequired: true,
}

const problemsOf = (values: Partial<ContactValues>, settings = everything, hasTerms = true) =>
  contactProblems({ ...whole, ...values }, contactRules(settings, hasTerms)).map(({ name, kind }) => `${name} ${kind}`)

describe('contactProblems', () => {
  it('accepts a complete message', () => {
    expect(problemsOf({})).toEqual([])
  })

  it.each([
    ['mainReason', 'choose'],
    ['subReason', 'choose'],
    ['store', 'choose'],
    ['message', 'required'],
    ['salutation', 'choose'],
    ['firstName', 'required'],
    ['lastName', 'required'],
    ['email', 'required'],
    ['phone', 'required'],
    ['contactBy', 'choose'],
    ['country', 'choose'],
    ['language', 'choose'],
  ] as const)('requires %s', (name, kind) => {
    expect(problemsOf({ [name]: '' })).toEqual([`${name} ${kind}`])
  })

  it('requires consent if configured', () => {
    expect(problemsOf({ terms: false })).toEqual(['terms accept'])
  })

  it.each([
    ['optional', { ...everything, areTermsRequired: false }, true],
    ['not asked for', everything, false],
  ] as const)('does not require consent that is %s', (_case, settings, hasTerms) => {
    expect(problemsOf({ terms: false }, settings, hasTerms)).toEqual([])
  })

  it('requires only name, e-mail and message without settings', () => {
    const empty = contactValues(new FormData())
    const rules = contactRules({}, false)
    expect(contactProblems(empty, rules).map(({ name }) => name)).toEqual(['message', 'firstName', 'lastName', 'email'])
  })

  it('accepts an empty message when it is optional', () => {
    expect(problemsOf({ message: '' }, { ...everything, isMessageOptional: true })).toEqual([])
  })

  it('requires no sub-reason for a main reason without any', () => {
    expect(problemsOf({ mainReason: 'other', subReason: '' })).toEqual([])
  })

  it.each(['mainReason', 'store', 'salutation', 'contactBy', 'country', 'language'] as const)(
    'rejects a value of %s that was not offered',
    (name) => {
      expect(problemsOf({ [name]: '<b>other</b>' })).toEqual([`${name} choose`])
    },
  )

  it('rejects the sub-reason of another main reason, unless none is required', () => {
    expect(problemsOf({ subReason: 'repair' })).toEqual(['subReason choose'])
    expect(problemsOf({ mainReason: 'other', subReason: 'jewellery' })).toEqual([])
  })

  it('accepts a boutique of a group', () => {
    const grouped = { ...everything, stores: [{ label: 'Switzerland', options: stores }] }
    expect(problemsOf({}, grouped)).toEqual([])
    expect(problemsOf({ store: 'muc' }, grouped)).toEqual(['store choose'])
  })

  it('requires the number for a callback', () => {
    const optional = { ...everything, fields: { ...everything.fields, phone: 'optional' } } as const
    expect(problemsOf({ phone: '', contactBy: 'phone' }, optional)).toEqual(['phone required'])
    expect(problemsOf({ phone: '', contactBy: 'email' }, optional)).toEqual([])
  })

  it.each(['anna', 'anna@', 'anna@halbrenn', 'anna @halbrenn.example'])('rejects the e-mail %s', (email) => {
    expect(problemsOf({ email })).toEqual(['email email'])
  })

  it.each(['12', '0791234567', '+4179', '+0791234567', '+4179123456789012', 'call me'])(
    'rejects the telephone number %s, even when it is optional',
    (phone) => {
      expect(problemsOf({ phone }, { reasons, stores })).toEqual(['phone phone'])
    },
  )

  it.each([
    ['message', 2000],
    ['firstName', 80],
    ['lastName', 80],
  ] as const)('limits %s to %d characters', (name, limit) => {
    expect(problemsOf({ [name]: 'x'.repeat(limit) })).toEqual([])
    expect(problemsOf({ [name]: 'x'.repeat(limit + 1) })).toEqual([`${name} tooLong`])
  })

  it('applies the message limit of the form', () => {
    expect(problemsOf({ message: 'x'.repeat(201) }, { ...everything, messageLimit: 200 })).toEqual(['message tooLong'])
  })

  it.each([0, -1, Number.NaN])('ignores an invalid limit of %d', (messageLimit) => {
    expect(contactRules({ messageLimit }, false).messageLimit).toBe(2000)
  })
})

describe('contactValues', () => {
  const data = (entries: Readonly<Record<string, string>>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(entries)) form.set(name, value)
    return form
  }

  it('joins a telephone number that was submitted without scripts', () => {
    expect(contactValues(data({ phoneCountry: 'CH', phoneNational: '079 123 45 67' })).phone).toBe('+41791234567')
  })

  it('keeps an invalid number, so that it can be corrected', () => {
    const phone = '1'.repeat(30)
    expect(contactValues(data({ phoneCountry: 'CH', phoneNational: phone })).phone).toBe(phone)
    expect(contactValues(data({ phoneCountry: 'nowhere', phoneNational: '12' })).phone).toBe('12')
  })

  it('trims values and normalizes line breaks', () => {
    const values = contactValues(data({ email: ' anna@halbrenn.example ', message: 'One\r\ntwo\r\n' }))
    expect([values.email, values.message]).toEqual(['anna@halbrenn.example', 'One\ntwo'])
  })

  it('records no consent unless it was given', () => {
    expect(contactValues(data({})).terms).toBe(false)
    expect(contactValues(data({ terms: 'on' })).terms).toBe(true)
  })
})
