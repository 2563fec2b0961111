import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { signWebhook } from './signWebhook.js'

describe('signWebhook', () => {
  it('signs the time and the raw body', () => {
    const digest = createHmac('sha256', 'key').update('1700000000.{"a":1}').digest('hex')
    expect(signWebhook('{"a":1}', 'key', 1_700_000_000_999)).toBe(`t=1700000000,v1=${digest}`)
  })
})
