import { defineMessages } from 'react-intl'

/** Texts of the pages of an order. */
export const orderMessages = defineMessages({
  lockedTitle: { id: 'order.lockedTitle', defaultMessage: 'This order is protected' },
  locked: {
    id: 'order.locked',
    defaultMessage:
      'To protect your data, we show an order only to the person who placed it. Please enter the details of your order, or open the link in our e-mail again.',
  },
  open: { id: 'order.status.open', defaultMessage: 'Open' },
  discontinued: { id: 'order.status.discontinued', defaultMessage: 'Discontinued' },
  unknown: { id: 'order.status.unknown', defaultMessage: 'Please call us for the status of your order.' },
  shipped: { id: 'order.shipment.shipped', defaultMessage: 'Dispatched' },
  notShipped: { id: 'order.shipment.notShipped', defaultMessage: 'Not dispatched yet' },
})
