import { orderDisplayStatus } from '@vitrine/commerce-client/domain/orders/orderDisplayStatus'
import type { CustomerOrderResult } from '@vitrine/commerce-client/types/order'
import { expect, it } from 'vitest'
import { createTestSandbox } from './commerce/testing/createTestSandbox.js'
import { buildCatalogue } from './seed/buildCatalogue.js'

it('the seeded orders have every status of Spec §4, each with its display status', async () => {
  const sandbox = await createTestSandbox({ catalogue: buildCatalogue() })
  const mila = await sandbox.loginCustomer('mila.brandt@example.com')
  const answer = await mila.call('GET', 'customer/shopper-customers/v1', `customers/${mila.customerId}/orders`)
  await sandbox.app.close()
  const { data = [] } = answer.json<CustomerOrderResult>()
  const statuses = new Set(
    data.flatMap(({ externalOrderStatus, productItems = [] }) => [
      externalOrderStatus,
      ...productItems.map(({ c_status }) => c_status),
    ]),
  )
  const shown = [...statuses].map((status) => orderDisplayStatus(status))
  expect(statuses.size).toBe(11)
  expect(shown.filter((status) => status === 'open')).toHaveLength(10)
  expect(shown.filter((status) => status === 'discontinued')).toHaveLength(1)
})
