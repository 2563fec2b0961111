import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  label: { name: string }
}>({
  label: { id: 'quantitySelect.label', defaultMessage: 'Quantity of {name}' },
})
