import { describe, expect, it } from 'vitest'
import { phone } from '../../../test/checkout.js'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { CheckoutStatus, type CheckoutStatusProps } from './CheckoutStatus.js'

const html = (props: CheckoutStatusProps) => renderUi(<CheckoutStatus {...props} />)
const changed = { kind: 'changed', currency: 'CHF', action: '/pay', fields: { quote: 'q-2' }, changes: [] } as const

const panels = [
  { kind: 'checking' },
  { kind: 'failed', reason: 'declined' },
  changed,
  { kind: 'empty', continueHref: '/' },
  { kind: 'unavailable', retryHref: '/' },
] as const satisfies readonly CheckoutStatusProps[]

for (const props of panels) describeComponent(`CheckoutStatus ${props.kind}`, CheckoutStatus, props)

describe('CheckoutStatus', () => {
  it.each(panels)('is a region with a name that can take the focus: $kind', (props) => {
    expect(html(props)).toMatch(/^<section[^>]*tabindex="-1"[^>]*aria-labelledby=/i)
  })

  it.each([
    ['declined', 'did not approve'],
    ['insufficient_funds', 'present limit'],
    ['expired_card', 'expiry date'],
    ['authentication_failed', 'could not confirm'],
    ['cancelled', 'You have cancelled'],
    ['error', 'technical reasons'],
  ] as const)('words a payment that failed because of %s: %s', (reason, words) => {
    expect(textOf(html({ kind: 'failed', reason }))).toContain(words)
  })

  it('posts the given fields when the changes are accepted', () => {
    const markup = html({ ...changed, changes: [{ kind: 'shipping', from: 0, to: 45 }] })
    expect(markup).toContain('<input type="hidden" name="quote" value="q-2"/>')
    expect(textOf(markup)).toMatch(/Delivery now costs CHF.45 instead of CHF.0/)
  })

  it('gives the telephone number', () => {
    expect(html({ kind: 'checking', phone })).toContain('href="tel:+41441234567"')
  })
})
