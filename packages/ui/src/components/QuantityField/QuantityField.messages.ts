import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  label: NoMessageValues
  decrease: { name: string }
  increase: { name: string }
  changed: { name: string; quantity: number }
}>({
  label: { id: 'quantityField.label', defaultMessage: 'Quantity' },
  decrease: { id: 'quantityField.decrease', defaultMessage: 'Reduce quantity of {name}' },
  increase: { id: 'quantityField.increase', defaultMessage: 'Increase quantity of {name}' },
  changed: { id: 'quantityField.changed', defaultMessage: 'Quantity of {name}: {quantity, number}' },
})
