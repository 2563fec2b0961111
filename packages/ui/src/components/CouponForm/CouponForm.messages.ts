import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  label: NoMessageValues
  apply: NoMessageValues
  missing: NoMessageValues
  failed: NoMessageValues
  applied: { code: string }
  added: { code: string }
  remove: { code: string }
  list: NoMessageValues
}>({
  label: { id: 'couponForm.label', defaultMessage: 'Coupon code' },
  apply: { id: 'couponForm.apply', defaultMessage: 'Apply' },
  missing: { id: 'couponForm.missing', defaultMessage: 'Enter a coupon code.' },
  failed: {
    id: 'couponForm.failed',
    defaultMessage: 'The coupon could not be applied. Your code is kept; please try again.',
  },
  applied: { id: 'couponForm.applied', defaultMessage: 'The coupon {code} has been applied.' },
  added: {
    id: 'couponForm.added',
    defaultMessage: 'The coupon {code} has been added. It gives no discount on what is in your cart yet.',
  },
  remove: { id: 'couponForm.remove', defaultMessage: 'Remove the coupon {code}' },
  list: { id: 'couponForm.list', defaultMessage: 'Your coupons' },
})

export const refusals = defineMessages<{
  unknown: NoMessageValues
  inactive: NoMessageValues
  redeemed: NoMessageValues
  alreadyAdded: NoMessageValues
  notApplicable: NoMessageValues
}>({
  unknown: { id: 'couponForm.unknown', defaultMessage: 'We do not know this code. Please check its spelling.' },
  inactive: { id: 'couponForm.inactive', defaultMessage: 'This coupon is not valid at the moment, or has expired.' },
  redeemed: { id: 'couponForm.redeemed', defaultMessage: 'This coupon has already been redeemed.' },
  alreadyAdded: { id: 'couponForm.alreadyAdded', defaultMessage: 'This coupon is already in your cart.' },
  notApplicable: {
    id: 'couponForm.notApplicable',
    defaultMessage: 'Gives no discount on what is in your cart.',
  },
})
