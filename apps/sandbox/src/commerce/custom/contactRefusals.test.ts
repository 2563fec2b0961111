import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox, type TestShopper } from '../testing/createTestSandbox.js'
import { fields, mail } from './contactFixture.js'

describe('emails/send', () => {
  let sandbox: TestSandbox
  let shopper: TestShopper
  beforeAll(async () => {
    sandbox = await createTestSandbox()
    shopper = await sandbox.login()
  })
  afterAll(() => sandbox.app.close())

  const send = (body: unknown) => shopper.call('POST', 'custom/emails/v1', 'send', JSON.stringify(body))
  const refusedBy = async (body: unknown) => {
    const answer = await send(body)
    expect(answer.statusCode).toBe(400)
    expect(sandbox.commerce.mails.all()).toEqual([])
    return answer
      .json<{ c_fields: { name: string; kind: string }[] }>()
      .c_fields.map(({ name, kind }) => `${name} ${kind}`)
  }

  it.each([
    ['mainReason', '', 'mainReason choose'],
    ['message', ' ', 'message required'],
    ['message', 'x'.repeat(4001), 'message tooLong'],
    ['firstName', '', 'firstName required'],
    ['firstName', 'x'.repeat(81), 'firstName tooLong'],
    ['lastName', null, 'lastName required'],
    ['lastName', 7, 'lastName format'],
    ['email', '', 'email required'],
    ['email', 'anna@', 'email email'],
    ['email', ['anna@example.com'], 'email format'],
    ['phone', '', 'phone required'],
    ['phone', '0791234567', 'phone phone'],
    ['contactBy', 'pigeon', 'contactBy choose'],
    ['salutation', 'sir', 'salutation choose'],
    ['country', 'Schweiz', 'country choose'],
    ['language', 'it', 'language choose'],
    ['terms', 'on', 'terms format'],
  ])('refuses %s "%s"', async (name, value, refusal) => {
    expect(await refusedBy({ ...mail('retailerGeneral'), fields: { ...fields, [name]: value } })).toEqual([refusal])
  })

  it.each([
    ['an unknown form', { formType: 'newsletter' }, ['formType choose']],
    ['a form name from the prototype', { formType: 'constructor' }, ['formType choose']],
    ['another kind of mail', { emailType: 20 }, ['emailType choose']],
    ['no locale', { locale: undefined }, ['locale required']],
    ['a locale that the site lacks', { locale: 'it-IT' }, ['locale format']],
    ['an unknown boutique', { storeId: 'none' }, ['store choose']],
    ['an unknown product', { ...mail('cpoProductRequest'), productId: '9999-999-9' }, ['productId choose']],
    ['no piece', { ...mail('cpoProductRequest'), productId: undefined }, ['productId required']],
    ['no fields', { fields: [] }, expect.arrayContaining(['fields required', 'firstName required', 'email required'])],
  ])('refuses %s', async (_name, change, refusals) => {
    expect(await refusedBy({ ...mail('retailerGeneral'), ...change })).toEqual(refusals)
  })

  it.each([
    ['null', null],
    ['a list', []],
    ['a text', 'x'],
    ['nothing', {}],
  ])('answers 400 to %s', async (_name, body) => {
    expect((await send(body)).statusCode).toBe(400)
  })
})
