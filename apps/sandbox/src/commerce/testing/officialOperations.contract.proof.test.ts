import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FAMILIES } from './official/families.js'
import { statusAndBodyOf } from './official/operation.js'
import { createStage, openSession, registerAndLogin } from './official/stage.js'
import { listenForSdk, loginGuest, type ListeningSandbox } from './officialSdk.js'

describe.each(Object.entries(FAMILIES))('the official SDK drives %s:', (_name, family) => {
  const { api, operations, unserved = [], version = 'v2' } = family
  let sandbox: ListeningSandbox
  let customer: Awaited<ReturnType<typeof registerAndLogin>>
  beforeAll(async () => {
    sandbox = await listenForSdk()
    customer = await registerAndLogin(sandbox, version)
  })
  afterAll(() => sandbox.app.close())
  const enter = async () =>
    createStage(sandbox, openSession(sandbox, await loginGuest(sandbox), version), customer, version)

  it('covers every operation, or states why not', () => {
    const methods = Object.getOwnPropertyNames(api.prototype).filter((name) => name !== 'constructor')
    const known = [...operations, ...unserved].map(({ name }) => name)
    expect(known.toSorted()).toEqual(methods.toSorted())
  })

  it.each(operations)('$name succeeds', async ({ drive, answers }) => {
    expect(await drive(await enter())).toMatchObject(Object(answers))
  })

  const refusals = operations.flatMap(({ name, refusal }) => (refusal ? [{ name, ...refusal }] : []))
  it.runIf(refusals.length > 0).each(refusals)('$name fails as documented', async ({ drive, answers }) => {
    expect(await statusAndBodyOf(drive(await enter()))).toMatchObject(Object(answers))
  })

  it.runIf(unserved.length > 0).each(unserved)('$name is not supported: $because', async ({ drive }) => {
    const { status } = Object(await statusAndBodyOf(drive(await enter())))
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
})
