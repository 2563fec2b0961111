import { expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { order } from '../../../test/order.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { OrderSummary } from '../OrderSummary/OrderSummary.js'
import { CostSummary, type CostSummaryProps } from './CostSummary.js'

const props: CostSummaryProps = { title: 'Summary', totals: order.totals, currency: order.currency }

describeComponent('CostSummary', CostSummary, props)

it('states the same amounts as a summary without products', () => {
  const whole = textOf(renderUi(<OrderSummary {...props} status="ready" />))
  expect(whole).toContain('Total')
  expect(textOf(renderUi(<CostSummary {...props} />))).toBe(whole)
})

it('renders the footer below the totals', () => {
  expect(textOf(renderUi(<CostSummary {...props} footer="Delivery: Tue 24 Nov" />))).toMatch(
    /Total.*Delivery: Tue 24 Nov$/,
  )
})
