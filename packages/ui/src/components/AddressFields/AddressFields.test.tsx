import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { AddressFields, type AddressFieldsProps } from './AddressFields.js'

const html = (props: AddressFieldsProps) => renderUi(<AddressFields {...props} />)
const inCountry = (country: string) => html({ defaultValues: { country } })
const namesIn = (markup: string) => [...markup.matchAll(/\sname="([\w.]+)"/g)].map(([, name]) => name)
const tagOf = (markup: string, name: string) => markup.match(new RegExp(`<\\w+ [^>]*name="${name}"[^>]*>`))?.[0] ?? ''
const labelsIn = (markup: string) =>
  [...markup.matchAll(/<label[^>]*>(.*?)<\/label>/g)].map(([, label = '']) => textOf(label))

describeComponent('AddressFields', AddressFields, { legend: 'Address' }, ['legend', 'fields'])

describe('AddressFields', () => {
  it.each([
    ['CH', 'Street and number', 'Postcode', 'Town'],
    ['DE', 'Street and number', 'Postcode', 'Town'],
    ['AT', 'Street and number', 'Postcode', 'Town'],
    ['DK', 'Street, number, floor and door', 'Postcode', 'Town'],
    ['FR', 'Number and street', 'Postcode', 'Town'],
    ['GB', 'House number or name, and street', 'Town or city', 'Postcode'],
  ])('renders for %s the fields %s, %s, %s', (country, line1, ...last) => {
    expect(labelsIn(inCountry(country))).toEqual([
      'Country',
      'First name',
      'Last name',
      'Company (optional)',
      line1,
      'Further address line (optional)',
      ...last,
    ])
  })

  it.each([
    ['CH', 'numeric', 'For example 8001'],
    ['FR', 'numeric', 'For example 75001'],
    ['GB', 'text', 'For example W1S 3PR'],
  ])('sets for %s the input mode and an example of its postcodes', (country, keys, example) => {
    const markup = inCountry(country)
    expect(tagOf(markup, 'postalCode')).toContain(`inputMode="${keys}"`)
    expect(tagOf(markup, 'postalCode')).toContain('pattern="')
    expect(markup).toContain(example)
  })

  it('prefixes field names and autocomplete tokens with its section', () => {
    const markup = html({ section: 'billing' })
    expect(namesIn(markup)).toEqual(
      ['country', 'firstName', 'lastName', 'company', 'line1', 'line2', 'postalCode', 'city'].map(
        (field) => `billing.${field}`,
      ),
    )
    expect([...markup.matchAll(/autoComplete="([^"]*)"/g)].map(([, token]) => token)).toEqual([
      'billing country',
      'billing given-name',
      'billing family-name',
      'billing organization',
      'billing address-line1',
      'billing address-line2',
      'billing postal-code',
      'billing address-level2',
    ])
    expect(textOf(markup)).toMatch(/^Billing address/)
  })

  it('hides optional fields unless they have a value or an error', () => {
    const isHidden = (markup: string, label: string) => new RegExp(`hidden=""[^>]*><label[^>]*>${label}`).test(markup)
    expect(isHidden(html({}), 'Company')).toBe(true)
    expect(isHidden(html({ defaultValues: { company: 'Halbrenn AG' } }), 'Company')).toBe(false)
    expect(isHidden(html({ errors: { company: 'Too long' } }), 'Company')).toBe(false)
    expect(isHidden(html({ errors: { company: 'Too long' } }), 'Further')).toBe(true)
  })

  it('submits a single country as a hidden field', () => {
    const markup = html({ countries: ['AT'] })
    expect(markup).toContain('<input type="hidden" name="country" value="AT"/>')
    expect(markup).not.toContain('<select')
  })

  it('starts with the first country when the given one is unknown', () => {
    expect(html({ countries: ['DK', 'DE'], defaultValues: { country: 'XX' } })).toContain('For example 1110')
  })

  it('links an error to its field', () => {
    expect(
      tagOf(html({ id: 'a', section: 'shipping', errors: { 'shipping.city': 'Where?' } }), 'shipping.city'),
    ).toMatch(/id="a-city".*aria-invalid="true".*aria-describedby="a-city-error"/)
  })
})
