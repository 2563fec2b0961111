import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  preOwned: { id: 'badge.preOwned', defaultMessage: 'Certified Pre-Owned' },
  preOrder: { id: 'badge.preOrder', defaultMessage: 'Pre Order' },
  soldOut: { id: 'badge.soldOut', defaultMessage: 'Out of stock' },
  new: { id: 'badge.new', defaultMessage: 'New' },
})
