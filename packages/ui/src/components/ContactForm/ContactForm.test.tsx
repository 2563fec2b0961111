import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { ContactForm, type ContactFormProps } from './ContactForm.js'

const reasons = [
  { value: 'products', label: 'Products', subReasons: [{ value: 'jewellery', label: 'Jewellery' }] },
  { value: 'other', label: 'Other' },
]
const html = (props: ContactFormProps) => renderUi(<ContactForm {...props} />)
const namesIn = (markup: string) => [...markup.matchAll(/\sname="(\w+)"/g)].map(([, name]) => name)
const tagOf = (markup: string, name: string) => markup.match(new RegExp(`<\\w+ [^>]*name="${name}"[^>]*>`))?.[0] ?? ''

describeComponent('ContactForm', ContactForm, { title: 'Write to us', text: 'Whatever it is' }, ['title', 'text'])
describeComponent('ContactForm that was sent', ContactForm, { result: { kind: 'sent' } }, ['sent'])

describe('ContactForm without scripts', () => {
  it('posts its fields under documented names', () => {
    const markup = html({
      reasons,
      stores: [{ value: 'zrh', label: 'Zürich' }],
      languages: [{ value: 'de', label: 'Deutsch' }],
      fields: { country: 'optional' },
      terms: 'I agree',
      action: '/contact',
      hiddenFields: { productId: '2104-310-1' },
    })
    expect(markup).toMatch(/^<form [^>]*action="\/contact" method="post"/)
    expect([...new Set(namesIn(markup))]).toEqual([
      'mainReason',
      'subReason',
      'store',
      'message',
      'salutation',
      'firstName',
      'lastName',
      'email',
      'phoneCountry',
      'phoneNational',
      'contactBy',
      'country',
      'language',
      'website',
      'productId',
      'terms',
    ])
  })

  it('shows the limit without a thousands separator, which differs between versions of the Swiss locale data', () => {
    expect(textOf(renderUi(<ContactForm />, 'fr-CH'))).toContain('Up to 2000 characters')
  })

  it('uses native validation for required fields, except for hidden sub-reasons', () => {
    const markup = html({ reasons })
    expect(markup).not.toContain('noValidate')
    for (const name of ['mainReason', 'message', 'firstName', 'lastName', 'email'])
      expect(tagOf(markup, name)).toContain(' required=""')
    expect(tagOf(markup, 'subReason')).not.toContain(' required=""')
  })

  it('groups all sub-reasons by main reason', () => {
    expect(html({ reasons })).toContain('<optgroup label="Products"><option value="jewellery">')
  })

  it('shows the errors of the server, with the submitted values', () => {
    const markup = html({
      result: { kind: 'refused', errors: { email: 'No such address' } },
      defaultValues: { email: 'anna@', message: 'The Meridian' },
    })
    expect(markup).toContain('Please check one entry')
    expect(markup).toMatch(/<section [^>]*autofocus=""/i)
    expect(tagOf(markup, 'email')).toMatch(/aria-invalid="true".*value="anna@"/)
    expect(markup).toContain('The Meridian</textarea>')
  })

  it('reports a failure when the server rejects a field that is not shown', () => {
    expect(html({ result: { kind: 'refused', errors: { productId: 'Unknown' } } })).toContain('could not be sent')
  })

  it('reports an unknown outcome without a response, keeps the values and offers to resend', () => {
    const markup = html({ result: { kind: 'unknown' }, defaultValues: { message: 'The Meridian' } })
    expect(textOf(markup)).toContain('We cannot tell whether your entries have arrived')
    expect(textOf(markup)).toContain('unchanged, they reach us only once')
    expect(textOf(markup)).toContain('Try again')
    expect(markup).toContain('The Meridian</textarea>')
    expect(textOf(markup)).not.toContain('could not be sent')
  })
})

describe('ContactForm', () => {
  it('sets autocomplete tokens and input modes', () => {
    const markup = html({ fields: { country: 'optional' } })
    const token = (name: string) => tagOf(markup, name).match(/autoComplete="([^"]*)"/)?.[1]
    expect(['firstName', 'lastName', 'email', 'phoneCountry', 'phoneNational', 'country'].map(token)).toEqual([
      'given-name',
      'family-name',
      'email',
      'tel-country-code',
      'tel-national',
      'country',
    ])
    expect(tagOf(markup, 'email')).toContain('inputMode="email"')
  })

  it('leaves the consent unchecked, and renders no checkbox without terms', () => {
    expect(tagOf(html({ terms: 'I agree' }), 'terms')).not.toContain('checked')
    expect(html({ areTermsRequired: true })).not.toContain('type="checkbox"')
  })

  it('hides the honeypot field from assistive technology and from the keyboard', () => {
    const markup = html({})
    expect(markup).toMatch(/<label [^>]*aria-hidden="true"[^>]*>[^<]*<input [^>]*name="website"/)
    expect(tagOf(markup, 'website')).toContain('tabindex="-1"')
  })

  it('renders no contact preference without a telephone field', () => {
    expect(namesIn(html({ fields: { phone: 'hidden' } }))).not.toContain('contactBy')
  })
})
