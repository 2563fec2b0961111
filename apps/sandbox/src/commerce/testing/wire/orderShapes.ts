import { containerFields } from './basketShapes.js'
import { choice, flag, page, record, text, whole } from './shape.js'

export const order = record(
  {
    orderNo: text,
    orderToken: text,
    orderViewCode: text,
    siteId: text,
    customerName: text,
    guest: flag,
    status: choice('created', 'new', 'completed', 'cancelled', 'replaced', 'failed'),
    confirmationStatus: choice('not_confirmed', 'confirmed'),
    exportStatus: choice('not_exported', 'exported', 'ready', 'failed'),
    externalOrderStatus: text,
    paymentStatus: choice('not_paid', 'part_paid', 'paid'),
    shippingStatus: choice('not_shipped', 'part_shipped', 'shipped'),
    ...containerFields,
  },
  // A guest who looks up an order by postal code sees no personal data.
  ['orderNo'],
)
export const orders = page(order, { offset: whole })
