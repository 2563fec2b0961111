import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.js'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await createTestSandbox()
})
afterAll(() => sandbox.app.close())

const groupsOf = async (login: string | null) => {
  const shopper = await (login === null ? sandbox.login() : sandbox.loginCustomer(login))
  return (await shopper.call('GET', 'custom/session/v1', 'customer-groups')).json()
}

it.each([
  ['a guest', null, []],
  ['a customer', 'mila.brandt@example.com', []],
  ['staff', 'staff@halbrenn.example', ['staff-sale']],
])('returns to %s the groups in the customer record', async (_name, login, groups) => {
  expect(await groupsOf(login)).toEqual({ customer_groups: groups })
})
