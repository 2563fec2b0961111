import { describe, expect, it } from 'vitest'
import { type Answer, checkAnswer } from './checkAnswer.js'

const BASE = '/organizations/f_ecom_zzvi_001'
const address = { addressId: 'Home', lastName: 'Brandt', countryCode: 'CH' }

function answer(body: object | string, changes: Partial<Answer> = {}): Answer {
  return {
    method: 'GET',
    url: `/customer/shopper-customers/v1${BASE}/customers/c/addresses/Home?siteId=s`,
    route: '/customer/shopper-customers/v1/organizations/:organizationId/customers/:customerId/addresses/:addressName',
    status: 200,
    mediaType: 'application/json; charset=utf-8',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...changes,
  }
}

const problem = {
  type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/not-found',
  title: 'Not Found',
  detail: 'There is none.',
}
const refusal = { status: 404, mediaType: 'application/problem+json; charset=utf-8' }

describe('the validation of responses', () => {
  it.each([
    ["the platform's format", answer({ ...address, c_own: { any: 'thing' } })],
    ['an error with additional fields', answer({ ...problem, addressName: 'Home' }, refusal)],
    ['selected properties', answer({ addressId: 'Home' }, { url: `${answer({}).url}&select=(addressId)` })],
    ['a redirect', answer('', { status: 303, mediaType: '' })],
    ['an outage', answer('<html>', { status: 503, mediaType: 'text/html' })],
    ['another service', answer('anything', { url: '/.rest/delivery/pages/v1/ch', route: '/.rest/*' })],
  ])('accepts %s', (_name, given) => {
    expect(checkAnswer(given)).toEqual([])
  })

  it.each([
    ['a field that the platform does not have', answer({ ...address, brand: 'x' }), 'additional properties'],
    ['a missing field', answer({ addressId: 'Home', countryCode: 'CH' }), 'lastName'],
    ['a country in lower case', answer({ ...address, countryCode: 'ch' }), 'pattern'],
    ['an invalid date', answer({ ...address, creationDate: 'yesterday' }), 'date-time'],
    ['another success', answer(address, { status: 201 }), 'answers 200'],
    ['another media type', answer(address, { mediaType: 'text/plain' }), 'text/plain'],
    ['a body that is not JSON', answer('{'), 'not JSON'],
    ['a route without a shape', answer({}, { route: '/custom/new/v1/organizations/:organizationId/x' }), 'no shape'],
    ['a body where there is none', answer(address, { method: 'DELETE', status: 204 }), 'no body'],
    ['an error that is not a problem document', answer({ message: 'no' }, refusal), 'type'],
    ['an error as plain JSON', answer(problem, { status: 404 }), 'problem+json'],
  ])('reports %s', (_name, given, fault) => {
    expect(checkAnswer(given).join('\n')).toContain(fault)
  })
})
