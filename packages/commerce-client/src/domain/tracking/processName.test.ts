import { expect, it } from 'vitest'
import { processName } from './processName.js'

it.each([
  [false, false, 'ecommerce'],
  [true, false, 'store_interaction'],
  [false, true, 'navigation'],
  [true, true, 'navigation'],
] as const)('store data %s, download %s: %s', (hasStore, isDownload, name) => {
  expect(processName({ hasStore, isDownload })).toBe(name)
})
