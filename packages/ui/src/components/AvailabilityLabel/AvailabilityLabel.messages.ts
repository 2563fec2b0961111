import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  inStock: { id: 'availabilityLabel.inStock', defaultMessage: 'In stock' },
  preOrder: { id: 'availabilityLabel.preOrder', defaultMessage: 'Pre Order' },
  soldOut: { id: 'availabilityLabel.soldOut', defaultMessage: 'Out of stock' },
})
