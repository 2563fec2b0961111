import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { CheckoutStep, type CheckoutStepProps } from './CheckoutStep.js'

const props = { number: 1, name: 'who', title: 'Contact', status: 'open', children: 'Form' } as const
const html = (change: Partial<CheckoutStepProps> = {}) => renderUi(<CheckoutStep {...props} {...change} />)

describeComponent('CheckoutStep', CheckoutStep, props)

describe('CheckoutStep', () => {
  it('has a heading with an id that can take the focus', () => {
    expect(html()).toMatch(/<h2 id="step-who" tabindex="-1"/i)
  })

  it.each([
    ['open', 'Form', 'Summary'],
    ['done', 'Summary', 'Form'],
  ] as const)('shows for the status %s: %s', (status, shown, hidden) => {
    const text = textOf(html({ status, summary: 'Summary' }))
    expect(text).toContain(shown)
    expect(text).not.toContain(hidden)
  })

  it('offers to change a completed step only', () => {
    expect(textOf(html({ status: 'done', changeHref: '?step=who' }))).toContain('Change: Contact')
    expect(html({ status: 'upcoming', changeHref: '?step=who' })).not.toContain('<a')
  })

  it('marks the open step as the current one', () => {
    expect(html()).toContain('aria-current="step"')
    expect(html({ status: 'done' })).not.toContain('aria-current')
  })
})
