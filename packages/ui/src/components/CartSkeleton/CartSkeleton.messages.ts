import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  loading: { id: 'cartSkeleton.loading', defaultMessage: 'Loading your shopping cart' },
})
