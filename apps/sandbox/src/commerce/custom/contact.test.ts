import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ORGANIZATION_ID, SITE_ID } from '../siteConfig.js'
import { createTestSandbox, loginGuest, type TestSandbox } from '../testing/createTestSandbox.js'
import { TEST_IDS } from '../testing/testCatalogue.js'
import { fields, mail } from './contactFixture.js'
import { SUBMISSION_LIMIT } from './submission.js'

describe('emails/send', () => {
  let sandbox: TestSandbox
  let token: string
  beforeEach(async () => {
    sandbox = await createTestSandbox()
    token = (await loginGuest(sandbox.app)).access_token
  })
  afterEach(() => sandbox.app.close())

  const send = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    sandbox.app.inject({
      method: 'POST',
      url: `/custom/emails/v1/organizations/${ORGANIZATION_ID}/send?siteId=${SITE_ID}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(body),
    })
  it.each([
    ['retailerGeneral', 'service', 'Kontaktanfrage'],
    ['bespokeGeneral', 'corvane', 'Kontaktanfrage: Corvane'],
    ['cpoGeneral', 'corvane-certified', 'Kontaktanfrage: Corvane Certified Pre-Owned'],
    ['cpov7General', 'corvane-certified', 'Kontaktanfrage: Corvane Certified Pre-Owned'],
    ['retailerProductRequest', 'service', 'Produktanfrage'],
    ['bespokeProductRequest', 'corvane', 'Produktanfrage: Corvane'],
    ['cpoProductRequest', 'corvane-certified', 'Produktanfrage: Corvane Certified Pre-Owned'],
    ['cpov7ProductRequest', 'corvane-certified', 'Produktanfrage: Corvane Certified Pre-Owned'],
    ['icons_of_craft', 'service', 'Kontaktanfrage: Icons of Craft'],
  ] as const)('sends %s to %s', async (formType, recipient, subject) => {
    const answer = await send(mail(formType))
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(sandbox.commerce.mails.all()).toEqual([
      expect.objectContaining({
        to: `${recipient}@halbrenn.example`,
        subject: `${subject} – Anna Lindqvist`,
        kind: 'contact',
      }),
    ])
  })

  it.each([
    ['en-GB', 'Contact request – Anna Lindqvist'],
    ['fr_CH', 'Demande de contact – Anna Lindqvist'],
    ['da-DK', 'Kontaktforespørgsel – Anna Lindqvist'],
  ])('writes the subject in the language of %s', async (locale, subject) => {
    await send(mail('retailerGeneral', { locale }))
    expect(sandbox.commerce.mails.all()[0]?.subject).toBe(subject)
  })

  it('contains every answer, and no other fields', async () => {
    await send(mail('retailerGeneral', { storeId: 'zurich' }))
    expect(sandbox.commerce.mails.all()[0]?.body.split('\n')).toEqual([
      'form: retailerGeneral',
      'locale: de-CH',
      'mainReason: products',
      'subReason: watches',
      'store: Halbrenn Zürich (zurich)',
      'salutation: ms',
      'firstName: Anna',
      'lastName: Lindqvist',
      'email: anna@example.com',
      'phone: +41791234567',
      'contactBy: phone',
      'country: CH',
      'language: de',
      'terms: yes',
      '',
      'The Meridian, please.',
      'Thank you.',
    ])
  })

  it("adds the product's catalogue data to a product request", async () => {
    await send(mail('bespokeProductRequest', { productId: TEST_IDS.partner }))
    const body = sandbox.commerce.mails.all()[0]?.body
    expect(body).toContain(`productId: ${TEST_IDS.partner}\nproductBrand: Corvane\nproductName: `)
    expect(body).not.toContain('mainReason')
  })

  it('accepts a product that is described by texts only', async () => {
    const texts = { ...fields, productName: 'Unique No 7', productReference: 'U7' }
    expect((await send(mail('retailerProductRequest', { productId: 'u7', fields: texts }))).statusCode).toBe(204)
    expect(sandbox.commerce.mails.all()[0]?.body).toContain('productName: Unique No 7\nproductReference: U7')
  })

  it('sends icons_of_craft with its reasons, without a message and without a consent record', async () => {
    const { mainReason, subReason, message, ...rest } = fields
    expect([mainReason, subReason, message]).not.toContain(undefined)
    expect((await send(mail('icons_of_craft', { fields: rest, storeId: 'none' }))).statusCode).toBe(204)
    const body = sandbox.commerce.mails.all()[0]?.body ?? ''
    expect(body).toContain('mainReason: Products\nsubReason: Jewellery\ntype: Products')
    expect(body).not.toMatch(/^(terms|store):/m)
  })

  it.each([
    [false, 'no'],
    [undefined, null],
  ])('does not read %s as consent', async (terms, recorded) => {
    expect((await send(mail('retailerGeneral', { fields: { ...fields, terms } }))).statusCode).toBe(204)
    const line = /^terms: (.*)$/m.exec(sandbox.commerce.mails.all()[0]?.body ?? '')
    expect(line?.[1] ?? null).toBe(recorded)
  })

  it('does not let an answer start a new header or line', async () => {
    const firstName = 'Anna\r\nBcc: all@example.com\u2028X'
    await send(mail('retailerGeneral', { fields: { ...fields, firstName, message: 'Hi\u0000\r\n\u001bthere' } }))
    const [sent] = sandbox.commerce.mails.all()
    expect(sent?.subject).toBe('Kontaktanfrage – Anna Bcc: all@example.com X Lindqvist')
    expect(sent?.body).toContain('\nfirstName: Anna Bcc: all@example.com X\n')
    expect(sent?.body.endsWith('\n\nHi\nthere')).toBe(true)
  })

  it('sends once when the same key is used twice', async () => {
    const headers = { 'idempotency-key': 'a1' }
    const statuses = [await send(mail('retailerGeneral'), headers), await send(mail('retailerGeneral'), headers)]
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    expect(sandbox.commerce.mails.all()).toHaveLength(1)
    const other = await send(mail('icons_of_craft'), headers)
    expect([other.statusCode, other.json().title]).toEqual([400, 'Idempotency Key Reused'])
    token = (await loginGuest(sandbox.app)).access_token
    expect((await send(mail('icons_of_craft'), headers)).statusCode).toBe(204)
  })

  it('accepts a corrected message under the key of a refused one', async () => {
    const headers = { 'idempotency-key': 'a1' }
    await send(mail('retailerGeneral', { fields: { ...fields, email: 'anna' } }), headers)
    expect((await send(mail('retailerGeneral'), headers)).statusCode).toBe(204)
  })

  it.each(['', 'x'.repeat(201), 'a b'])('refuses the key "%s"', async (key) => {
    expect((await send(mail('retailerGeneral'), { 'idempotency-key': key })).statusCode).toBe(400)
  })

  it('limits a shopper until time has passed, but no other shopper', async () => {
    for (let sent = 0; sent < SUBMISSION_LIMIT; sent += 1) {
      expect((await send(mail('retailerGeneral'))).statusCode).toBe(204)
      sandbox.advance(1000)
    }
    const stopped = await send(mail('retailerGeneral'))
    expect([stopped.statusCode, stopped.headers['retry-after']]).toEqual([429, '590'])
    expect(stopped.headers['content-type']).toMatch(/^application\/problem\+json/)
    const first = token
    token = (await loginGuest(sandbox.app)).access_token
    expect((await send(mail('retailerGeneral'))).statusCode).toBe(204)
    token = first
    sandbox.advance(590_000)
    expect((await send(mail('retailerGeneral'))).statusCode).toBe(204)
  })
})
