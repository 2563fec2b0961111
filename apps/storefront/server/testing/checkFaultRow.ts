import { expect } from 'vitest'
import { at, calls, type FaultRow } from './commerceFaultRows.js'
import type { FaultyShop, shareFaultySandbox } from './openFaultyShop.js'

/** Header of a call that takes effect once. */
export const key = { 'idempotency-key': '5f0c2a9e-1f7b-4c1e-9a55-0123456789ab' }

/** Separates the calls of the login service from all others. */
export function split(arrived: readonly string[]) {
  const logins = arrived.filter((call) => call.includes('/shopper/auth/'))
  return { logins, upstream: arrived.filter((call) => !logins.includes(call)) }
}

/** Makes a call of the matrix. */
export function ask({ call, address }: FaultyShop, [method, template, body]: FaultRow['call'], headers = {}) {
  return call(method, address(template), body, headers)
}

/** Products in the basket. */
export async function quantity(shop: FaultyShop): Promise<number> {
  const { productItems } = (await ask(shop, calls.basket)).json()
  return productItems.reduce((sum: number, line: { readonly quantity: number }) => sum + line.quantity, 0)
}

type FaultySandbox = ReturnType<typeof shareFaultySandbox>

/** Expects the outcome of a row, and a working session once the fault is gone. */
export async function checkFaultRow({ openShop, ...sandbox }: FaultySandbox, row: FaultRow): Promise<void> {
  const shop = await openShop()
  await sandbox.break(row.faults)
  const started = performance.now()
  const answer = await ask(shop, row.call)
  expect(performance.now() - started).toBeLessThan(row.maxMs)
  expect(answer.statusCode, answer.body).toBe(row.status)
  const { logins, upstream } = split(shop.arrived)
  expect(upstream, upstream.join()).toHaveLength(row.upstream)
  expect(logins, logins.join()).toHaveLength(row.logins)
  expect(answer.headers['cache-control']).toMatch(/no-store/)
  expect(answer.headers).toMatchObject(row.headers ?? {})
  expect(answer.body).not.toMatch(/eyJ|127\.0\.0\.1:|at \/|<html/)
  expect(row.says ? answer.json() : {}).toMatchObject(row.says ?? {})
  await sandbox.break([])
  expect((await ask(shop, calls.session)).statusCode).toBe(200)
}

/** Expects that an added product whose response is lost in some way is added once, however often the call is repeated. */
export async function checkAddedOnce(
  { openShop, ...sandbox }: FaultySandbox,
  kind: string,
  maxMs: number,
): Promise<void> {
  const shop = await openShop()
  await sandbox.break([{ endpoint: at.newItems, kind, times: 1, ...(kind !== 'malformed' && { afterWork: true }) }])
  const started = performance.now()
  const [lost, again] = [await ask(shop, calls.add, key), await ask(shop, calls.add, key)]
  expect(performance.now() - started).toBeLessThan(maxMs)
  expect(lost.statusCode).toBeGreaterThanOrEqual(502)
  expect(again.statusCode).toBe(lost.statusCode)
  expect(split(shop.arrived).upstream).toHaveLength(1)
  expect(await quantity(shop)).toBe(2)
}
