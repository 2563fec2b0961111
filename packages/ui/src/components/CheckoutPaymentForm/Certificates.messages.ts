import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  title: NoMessageValues
  label: NoMessageValues
  hint: NoMessageValues
  apply: NoMessageValues
  list: NoMessageValues
  remove: { name: string }
  missing: NoMessageValues
  unknown: NoMessageValues
  used: NoMessageValues
  expired: NoMessageValues
  alreadyAdded: NoMessageValues
  tooMany: NoMessageValues
  failed: NoMessageValues
}>({
  title: { id: 'certificates.title', defaultMessage: 'Add a gift certificate' },
  label: { id: 'certificates.label', defaultMessage: 'Code of the gift certificate' },
  hint: { id: 'certificates.hint', defaultMessage: 'On the card, below the amount.' },
  apply: { id: 'certificates.apply', defaultMessage: 'Apply' },
  list: { id: 'certificates.list', defaultMessage: 'Gift certificates' },
  remove: { id: 'certificates.remove', defaultMessage: 'Remove gift certificate {name}' },
  missing: { id: 'certificates.missing', defaultMessage: 'Please enter the code of your gift certificate.' },
  unknown: {
    id: 'certificates.unknown',
    defaultMessage: 'We do not know this code. Please compare it with the one on the card.',
  },
  used: { id: 'certificates.used', defaultMessage: 'The amount of this gift certificate has been used.' },
  expired: { id: 'certificates.expired', defaultMessage: 'This gift certificate is no longer valid.' },
  alreadyAdded: { id: 'certificates.alreadyAdded', defaultMessage: 'This gift certificate has already been added.' },
  tooMany: {
    id: 'certificates.tooMany',
    defaultMessage: 'That was too many attempts. Please try again in a few minutes.',
  },
  failed: {
    id: 'certificates.failed',
    defaultMessage: 'The gift certificate could not be checked just now. Please try again.',
  },
})
