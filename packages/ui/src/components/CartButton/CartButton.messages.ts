import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  label: { count: number }
}>({
  label: {
    id: 'cartButton.label',
    defaultMessage: '{count, plural, =0 {Shopping Cart} one {Shopping Cart, # item} other {Shopping Cart, # items}}',
  },
})
