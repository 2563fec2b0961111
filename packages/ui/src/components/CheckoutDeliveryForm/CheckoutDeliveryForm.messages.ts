import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  methods: NoMessageValues
  free: NoMessageValues
  arrives: { date: string }
  submit: NoMessageValues
}>({
  methods: { id: 'checkoutDeliveryForm.methods', defaultMessage: 'Delivery method' },
  free: { id: 'checkoutDeliveryForm.free', defaultMessage: 'Free' },
  arrives: { id: 'checkoutDeliveryForm.arrives', defaultMessage: 'Arrives {date}' },
  submit: { id: 'checkoutDeliveryForm.submit', defaultMessage: 'Continue to payment' },
})
