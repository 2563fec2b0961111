import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { CheckoutPage, type CheckoutPageProps } from './CheckoutPage.js'

const props = { steps: <li>Step</li>, summary: 'Summary' }
const html = (change: Partial<CheckoutPageProps> = {}) => renderUi(<CheckoutPage {...props} {...change} />)

describeComponent('CheckoutPage', CheckoutPage, props)

describe('CheckoutPage', () => {
  it('puts the summary before the banner and the steps, and the help last', () => {
    expect(textOf(html({ banner: ' Banner ', help: ' Help' }))).toBe('CheckoutSummary Banner Step Help')
  })

  it('has a title that can take the focus', () => {
    expect(html({ title: 'Pay' })).toMatch(/<h1 tabindex="-1"[^>]*>Pay</i)
  })
})
