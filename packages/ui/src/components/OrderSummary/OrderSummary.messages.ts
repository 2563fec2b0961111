import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  empty: NoMessageValues
  loading: NoMessageValues
  quantity: { quantity: number }
  subtotal: NoMessageValues
  shipping: NoMessageValues
  free: NoMessageValues
  later: NoMessageValues
  tax: NoMessageValues
  taxAtRate: { rate: string }
  total: NoMessageValues
  inclVat: NoMessageValues
}>({
  title: { id: 'orderSummary.title', defaultMessage: 'Your order' },
  empty: { id: 'orderSummary.empty', defaultMessage: 'Your shopping cart is empty.' },
  loading: { id: 'orderSummary.loading', defaultMessage: 'Your order is loading' },
  quantity: { id: 'orderSummary.quantity', defaultMessage: 'Quantity {quantity, number}' },
  subtotal: { id: 'orderSummary.subtotal', defaultMessage: 'Subtotal' },
  shipping: { id: 'orderSummary.shipping', defaultMessage: 'Delivery' },
  free: { id: 'orderSummary.free', defaultMessage: 'Free' },
  later: { id: 'orderSummary.later', defaultMessage: 'Calculated at the next step' },
  tax: { id: 'orderSummary.tax', defaultMessage: 'VAT included' },
  taxAtRate: { id: 'orderSummary.taxAtRate', defaultMessage: 'VAT included ({rate})' },
  total: { id: 'orderSummary.total', defaultMessage: 'Total' },
  inclVat: { id: 'orderSummary.inclVat', defaultMessage: 'incl. VAT' },
})
