import { afterAll, beforeAll, expect, it } from 'vitest'
import { listenForSdk, loginGuest, sdk, type ListeningSandbox } from '../testing/officialSdk.js'

let sandbox: ListeningSandbox
beforeAll(async () => {
  sandbox = await listenForSdk()
})
afterAll(() => sandbox.app.close())

it('returns no configurations and no subscriptions to the official SDK', async () => {
  const { access_token: token } = await loginGuest(sandbox)
  const config = sandbox.config({ token })
  expect(await new sdk.ShopperConfigurations(config).getConfigurations()).toEqual({ configurations: [] })
  expect(await new sdk.ShopperConsents(config).getSubscriptions()).toEqual({ data: [] })
})
