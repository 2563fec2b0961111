import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.js'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await createTestSandbox()
})
afterAll(() => sandbox.app.close())

it('hands out the mail addresses that the contact forms need', async () => {
  const shopper = await sandbox.login()
  const answer = await shopper.call('GET', 'custom/preferences/v1', 'site-custom-preferences')
  expect(answer.json()).toEqual({
    data: {
      ContactEmail: 'service@halbrenn.example',
      CorvaneContactEmail: 'corvane@halbrenn.example',
      CorvaneCpoContactEmail: 'corvane-certified@halbrenn.example',
    },
  })
})
