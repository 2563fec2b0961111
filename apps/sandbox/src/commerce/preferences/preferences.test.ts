import { contactForms, contactPreference } from '@vitrine/commerce-client/domain/contact/contactForms'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PARTNER_BRAND } from '../siteConfig.js'
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.js'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await createTestSandbox()
})
afterAll(() => sandbox.app.close())

it('returns the mail addresses that the contact forms need, without duplicates', async () => {
  const shopper = await sandbox.login()
  const answer = await shopper.call('GET', 'custom/preferences/v1', 'site-custom-preferences')
  expect(answer.json()).toEqual({
    data: {
      ContactEmail: 'service@halbrenn.example',
      CorvaneContactEmail: 'corvane@halbrenn.example',
      CorvaneCpoContactEmail: 'corvane-certified@halbrenn.example',
    },
  })
  const needed = [
    contactPreference('retailerGeneral', PARTNER_BRAND),
    contactPreference('bespokeGeneral', PARTNER_BRAND),
    contactPreference('cpoGeneral', PARTNER_BRAND),
  ]
  expect(Object.keys(answer.json().data)).toEqual(needed)
  expect(Object.keys(contactForms)).toHaveLength(9)
})
