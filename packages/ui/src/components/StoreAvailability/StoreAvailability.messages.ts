import { defineMessages, type MessageTag, type NoMessageValues } from 'react-intl'

/** `hidden` is visually hidden. */
export const messages = defineMessages<{
  label: NoMessageValues
  inStock: NoMessageValues
  lastItem: NoMessageValues
  onOrder: NoMessageValues
  reserve: { name: string; hidden: MessageTag }
  call: { name: string; phone: string; hidden: MessageTag }
  loading: NoMessageValues
  failed: NoMessageValues
  retry: NoMessageValues
  empty: NoMessageValues
  emptyText: NoMessageValues
  ask: NoMessageValues
}>({
  label: { id: 'storeAvailability.label', defaultMessage: 'Boutiques that have this piece' },
  inStock: { id: 'storeAvailability.inStock', defaultMessage: 'In the boutique' },
  lastItem: { id: 'storeAvailability.lastItem', defaultMessage: 'Last piece' },
  onOrder: { id: 'storeAvailability.onOrder', defaultMessage: 'We bring it to this boutique' },
  reserve: { id: 'storeAvailability.reserve', defaultMessage: 'Reserve for a visit<hidden> to {name}</hidden>' },
  call: { id: 'storeAvailability.call', defaultMessage: '<hidden>Call {name}, </hidden>{phone}' },
  loading: { id: 'storeAvailability.loading', defaultMessage: 'Asking our boutiques' },
  failed: {
    id: 'storeAvailability.failed',
    defaultMessage: 'Our boutiques could not be asked just now. Please try again, or call us.',
  },
  retry: { id: 'storeAvailability.retry', defaultMessage: 'Try again' },
  empty: { id: 'storeAvailability.empty', defaultMessage: 'In no boutique at present' },
  emptyText: {
    id: 'storeAvailability.emptyText',
    defaultMessage: 'Ask us: often we can have a piece brought to the boutique near you.',
  },
  ask: { id: 'storeAvailability.ask', defaultMessage: 'Ask us' },
})
