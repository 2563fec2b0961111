import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCatalogue } from './seed/buildCatalogue.js'
import { listenForSdk, type ListeningSandbox } from './commerce/testing/officialSdk.js'

describe('createSandbox', () => {
  let sandbox: ListeningSandbox
  let startedIn: number
  beforeAll(async () => {
    const start = performance.now()
    sandbox = await listenForSdk()
    startedIn = performance.now() - start
  })
  afterAll(() => sandbox.app.close())

  it('starts in a small multiple of the time that its catalogue takes', () => {
    const start = performance.now()
    buildCatalogue()
    const catalogueMs = performance.now() - start
    expect(startedIn).toBeLessThan(30 * catalogueMs)
  })

  it('listens on the loopback interface only', () => {
    expect(sandbox.app.addresses().map((place) => (typeof place === 'string' ? place : place.address))).toEqual([
      '127.0.0.1',
    ])
  })

  it('answers health checks', async () => {
    expect((await fetch(`${sandbox.config().proxy}/healthz`)).status).toBe(200)
  })

  it('answers 404 to an unknown path', async () => {
    expect((await fetch(`${sandbox.config().proxy}/nothing/here`)).status).toBe(404)
  })
})
