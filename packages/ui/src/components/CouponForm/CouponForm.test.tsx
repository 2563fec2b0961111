import { expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { CouponForm, type CouponFormProps } from './CouponForm.js'

const props: CouponFormProps = {
  coupons: [
    { id: '1', code: 'WELCOME10', refusal: null },
    { id: '2', code: 'ENGRAVE', refusal: 'notApplicable' },
  ],
  onApply: async () => null,
  onRemove: () => {},
}

describeComponent('CouponForm', CouponForm, props)

it('states of each coupon why it gives no discount', () => {
  const text = textOf(renderUi(<CouponForm {...props} />))
  expect(text).toContain('ENGRAVEGives no discount on what is in your cart.')
  expect(text).toMatch(/WELCOME10(?!Gives)/)
})

it('names each remove button by its code', () => {
  expect(renderUi(<CouponForm {...props} />)).toContain('aria-label="Remove the coupon WELCOME10"')
})
