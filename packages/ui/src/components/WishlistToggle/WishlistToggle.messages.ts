import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  label: { name: string }
  text: NoMessageValues
}>({
  label: { id: 'wishlistToggle.label', defaultMessage: 'Add {name} to wishlist' },
  text: { id: 'wishlistToggle.text', defaultMessage: 'Wishlist' },
})
