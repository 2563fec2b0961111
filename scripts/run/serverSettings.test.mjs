import { describe, expect, it } from 'vitest'
import { serverSettings } from './serverSettings.mjs'

describe('settings of sandbox and storefront', () => {
  it('configure the sandbox to notify the storefront of published pages', () => {
    const { sandbox, storefront } = serverSettings({ port: 3000, sandboxPort: 4010 })
    expect(sandbox.PURGE_URL).toBe('http://127.0.0.1:3000/apis/purge')
    expect(sandbox.PURGE_TOKEN).toBe(storefront.PURGE_SECRET)
    expect(storefront.PURGE_SECRET.length).toBeGreaterThanOrEqual(32)
    const other = serverSettings({ port: 3000, sandboxPort: 4010 })
    expect(other.storefront.PURGE_SECRET).not.toBe(storefront.PURGE_SECRET)
  })

  it('point links to the legacy storefront to its test double', () => {
    expect(serverSettings({ port: 3000, sandboxPort: 4010 }).storefront.LEGACY_ORIGIN).toBe('http://127.0.0.1:4010')
  })

  it('use a given secret on both sides', () => {
    const env = { PURGE_SECRET: 'a-secret-of-its-own', PUBLIC_ORIGIN: 'http://localhost:9000' }
    const { sandbox, storefront } = serverSettings({ port: 3000, sandboxPort: 4010, env })
    expect([sandbox.PURGE_TOKEN, storefront.PURGE_SECRET]).toEqual(['a-secret-of-its-own', 'a-secret-of-its-own'])
    expect([sandbox.PUBLIC_ORIGIN, storefront.PUBLIC_ORIGIN]).toEqual(Array(2).fill('http://localhost:9000'))
  })

  it('connect the payment provider and the storefront', () => {
    const { sandbox, storefront, paymentUrl } = serverSettings({ port: 3000, sandboxPort: 4010 })
    expect(sandbox.PAYMENT_WEBHOOK_URL).toBe('http://127.0.0.1:3000/apis/payments/webhooks/testpay')
    expect(storefront.TESTPAY_ORIGIN).toBe(`http://127.0.0.1:${sandbox.PAYMENT_PORT}`)
    expect([storefront.TESTPAY_PUBLIC_ORIGIN, sandbox.TESTPAY_PUBLIC_ORIGIN]).toEqual([paymentUrl, paymentUrl])
    expect(storefront.TESTPAY_SECRET).toBe(sandbox.TESTPAY_SECRET)
    expect(storefront.TESTPAY_WEBHOOK_SECRET).toBe(sandbox.TESTPAY_WEBHOOK_SECRET)
    expect(storefront.TESTPAY_SECRET).not.toBe(storefront.TESTPAY_WEBHOOK_SECRET)
  })
})
