import { expect, it } from 'vitest'
import { askAll, listings, slowlyRendered } from '../testing/floodedShop.js'
import { openHost } from '../testing/openHost.js'

it('400 pages that one client reads one after another are not rejected', { timeout: 60_000 }, async () => {
  const host = await openHost({ RATE_LIMIT_SCALE: '10' }, { createApp: slowlyRendered() })
  expect(new Set(await askAll(host, listings(400)))).toEqual(new Set(['miss']))
})
