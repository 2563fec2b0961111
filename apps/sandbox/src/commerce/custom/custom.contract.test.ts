import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BackInStockRequest, ContactMail } from '@vitrine/commerce-client/types/contact'
import { ORGANIZATION_ID } from '../siteConfig.js'
import {
  listenForSdk,
  loginCustomer,
  loginGuest,
  refusalOf,
  sdk,
  type ListeningSandbox,
} from '../testing/officialSdk.js'

interface CallInput {
  readonly query?: Record<string, string>
  readonly body?: object
  readonly headers?: Record<string, string>
  /** Otherwise the SDK throws on errors and cannot read a response without content. */
  readonly isRaw?: boolean
}

describe('the official SDK on custom endpoints', () => {
  let sandbox: ListeningSandbox
  let token: string
  beforeAll(async () => {
    sandbox = await listenForSdk()
    token = (await loginGuest(sandbox)).access_token
  })
  afterAll(() => sandbox.app.close())

  const call = (
    [apiName, endpointPath]: readonly [string, string],
    { query = {}, body, headers = {}, isRaw = false }: CallInput = {},
  ) =>
    sdk.helpers.callCustomEndpoint({
      options: {
        method: body ? 'POST' : 'GET',
        parameters: query,
        customApiPathParameters: { apiName, apiVersion: 'v1', endpointPath, organizationId: ORGANIZATION_ID },
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
      },
      clientConfig: sandbox.config({ token }),
      rawResponse: isRaw,
    })

  const mail: ContactMail = {
    formType: 'retailerGeneral',
    emailType: 21,
    locale: 'fr-FR',
    fields: {
      mainReason: 'other',
      message: 'Bonjour',
      firstName: 'Anna',
      lastName: 'Lindqvist',
      email: 'a@example.com',
    },
    storeId: 'halbrenn-paris',
  }

  it('reads preferences, boutiques, a location and groups', async () => {
    expect(await call(['preferences', 'site-custom-preferences'])).toMatchObject({
      data: { ContactEmail: 'service@halbrenn.example' },
    })
    expect(await call(['stores', 'stores'], { query: { country: 'AT' } })).toMatchObject({ total: 3 })
    expect(await call(['stores', 'geocode'], { query: { address: 'Wien', locale: 'en-GB' } })).toMatchObject({
      city: 'Vienna',
      countryCode: 'AT',
    })
    expect(await call(['session', 'customer-groups'])).toEqual({ customer_groups: [] })
  })

  it('returns the staff group', async () => {
    const guest = token
    token = (await loginCustomer(sandbox, 'staff@halbrenn.example')).access_token
    expect(await call(['session', 'customer-groups'])).toEqual({ customer_groups: ['staff-sale'] })
    token = guest
  })

  it('sends a mail once, which the admin API then lists', async () => {
    const headers = { 'idempotency-key': '0b7f6f7e-0001' }
    expect(await call(['emails', 'send'], { body: mail, headers, isRaw: true })).toMatchObject({ status: 204 })
    expect(await call(['emails', 'send'], { body: mail, headers, isRaw: true })).toMatchObject({ status: 204 })
    const { body } = await sandbox.app.inject('/sandbox/mails')
    expect(body.split('Demande de contact – Anna Lindqvist')).toHaveLength(2)
  })

  it('reports the refused fields', async () => {
    const refused = call(['emails', 'send'], { body: { ...mail, fields: { ...mail.fields, email: 'a@' } } })
    expect(await refusalOf(refused)).toMatchObject({
      title: 'Bad Request',
      c_fields: [{ name: 'email', kind: 'email' }],
    })
  })

  it('subscribes a shopper to a product once', async () => {
    const body: BackInStockRequest = { productId: '4130-110-1', email: 'b@example.com', locale: 'de-DE' }
    expect(await call(['notifications', 'back-in-stock'], { body, isRaw: true })).toMatchObject({ status: 204 })
    expect(await refusalOf(call(['notifications', 'back-in-stock'], { body }))).toMatchObject({
      title: 'Already Subscribed',
      productId: '4130-110-1',
    })
  })

  it('reports missing resources', async () => {
    expect(await refusalOf(call(['stores', 'geocode'], { query: { address: 'Nowhereville' } }))).toMatchObject({
      title: 'Place Not Found',
    })
    expect(await refusalOf(call(['stores', 'stores'], { query: { maxDistance: '5' } }))).toMatchObject({
      title: 'Bad Request',
    })
  })
})
