import { afterEach, expect, it } from 'vitest'
import { openDatabase } from '../../store/openDatabase.js'
import { createShopperContextRepository } from '../../store/shopperContextRepository.js'
import type { Shopper } from '../../store/shopperRepository.js'
import { getContext, patchContext, putContext } from './contextService.js'

const DAY = 24 * 60 * 60 * 1000
const guest: Shopper = { usid: 'u', customerId: 'c', guestCustomerId: 'c', login: null }
const database = openDatabase(':memory:')
const contexts = createShopperContextRepository(database)

afterEach(() => contexts.remove('u'))

it.each([
  ['a guest', guest, DAY],
  ['a registered shopper', { ...guest, login: 'a@halbrenn.example' }, 7 * DAY],
] as const)('keeps the context of %s for its lifetime, which an update does not extend', (_name, shopper, life) => {
  const write = (now: number) => ({ shopper, keepsClientIp: true, now })
  putContext(contexts, { sourceCode: 'a' }, write(0))
  patchContext(contexts, { sourceCode: 'b' }, write(life - 1))
  expect(getContext(contexts, 'u', life - 1)).toEqual({ sourceCode: 'b' })
  expect(() => getContext(contexts, 'u', life)).toThrow('not found in Repository')
  expect(putContext(contexts, { sourceCode: 'c' }, write(life))).toBe('created')
  expect(getContext(contexts, 'u', 2 * life - 1)).toEqual({ sourceCode: 'c' })
})
