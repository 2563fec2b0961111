import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  /** `shown`: the displayed number, at most "99+". */
  label: { count: number; shown: string }
}>({
  label: {
    id: 'cartButton.label',
    defaultMessage:
      '{count, plural, =0 {Shopping Cart} one {Shopping Cart, # item} other {Shopping Cart, {shown} items}}',
  },
})
