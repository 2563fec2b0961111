import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  preOwned: { id: 'productTile.preOwned', defaultMessage: 'Certified Pre-Owned' },
  preOrder: { id: 'productTile.preOrder', defaultMessage: 'Pre Order' },
  soldOut: { id: 'productTile.soldOut', defaultMessage: 'Out of stock' },
  new: { id: 'productTile.new', defaultMessage: 'New' },
})
