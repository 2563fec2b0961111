import { createSandbox } from '@vitrine/sandbox/createSandbox'
import { describe, expect, it } from 'vitest'
import { slowFaultRows } from './testing/commerceFaultRows.js'
import { checkAddedOnce, checkFaultRow } from './testing/checkFaultRow.js'
import { shareFaultySandbox } from './testing/openFaultyShop.js'

describe('commerce faults that wait for a timeout', () => {
  const shared = shareFaultySandbox(createSandbox)

  it.each(slowFaultRows)('row $row: when $when, the response is $status', async (row) => {
    await expect(checkFaultRow(shared, row)).resolves.toBeUndefined()
  })

  it('row 29: a product whose response takes longer than 5 s is added once, however often the call is repeated', async () => {
    await expect(checkAddedOnce(shared, 'hang', 5700)).resolves.toBeUndefined()
  })
})
