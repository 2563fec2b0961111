import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  label: { name: string }
  words: NoMessageValues
}>({
  label: { id: 'wishlistToggle.label', defaultMessage: 'Add {name} to wishlist' },
  words: { id: 'wishlistToggle.words', defaultMessage: 'Wishlist' },
})
