import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { assembleSandbox } from './assembleSandbox.js'
import { FAULT_KINDS } from './admin/faults/faultRule.js'
import { SCENARIOS } from './admin/scenarios/scenarioRoutes.js'
import { commerceRoutes } from './commerce/badInput/commerceRoutes.js'
import { TEST_CARDS } from './payment/cards/testCards.js'
import { coupons } from './seed/coupons.js'
import { SEEDED_CUSTOMERS, SEEDED_PASSWORD } from './seed/customers.js'
import { giftCertificates } from './seed/giftCertificates.js'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
/** First cell of each table row, without its backticks. */
const rows = readme
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))

describe('the README', () => {
  it('lists the path of every API family', async () => {
    const { app, routes } = await assembleSandbox({})
    const addresses = commerceRoutes(routes)
      .filter(({ path }) => path.includes('/organizations/'))
      .map(({ path }) => path.slice(1, path.indexOf('/organizations/')))
    await app.close()
    const named: readonly string[] = readme.match(/`[a-z]+\/[a-z-]+\/v\d`/g) ?? []
    const missing = new Set(addresses.filter((address) => !named.includes(`\`${address}\``)))
    expect([...missing]).toEqual([])
    const gone = named.map((name) => name.slice(1, -1)).filter((name) => !addresses.includes(name))
    expect(gone).toEqual(['checkout/shopper-baskets/v1'])
  })

  it('describes every scenario as the sandbox does', () => {
    for (const { name, description } of SCENARIOS) {
      expect(rows).toContainEqual(['', `\`${name}\``, description, ''])
    }
  })

  it('describes every kind of fault', () => {
    for (const kind of FAULT_KINDS) expect(rows.map(([, first]) => first)).toContain(`\`${kind}\``)
  })

  it('lists every test card with its meaning', () => {
    for (const { number, meaning } of Object.values(TEST_CARDS)) {
      expect(rows).toContainEqual(['', number.replace(/(\d{4})(?=\d)/g, '$1 '), meaning, ''])
    }
  })

  it('lists every seeded customer, coupon and certificate', () => {
    const codes = [...coupons, ...giftCertificates].map(({ code }) => code)
    for (const name of [...SEEDED_CUSTOMERS.map(({ login }) => login), ...codes]) {
      expect(rows.map(([, first]) => first)).toContain(`\`${name}\``)
    }
    expect(readme).toContain(`\`${SEEDED_PASSWORD}\``)
  })
})
