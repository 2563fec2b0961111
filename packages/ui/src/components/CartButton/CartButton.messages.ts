import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  /** `shown`: the number as drawn, "99+" at most. */
  label: { count: number; shown: string }
}>({
  label: {
    id: 'cartButton.label',
    defaultMessage:
      '{count, plural, =0 {Shopping Cart} one {Shopping Cart, # item} other {Shopping Cart, {shown} items}}',
  },
})
