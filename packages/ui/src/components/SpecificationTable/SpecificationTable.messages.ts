import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  title: { id: 'specificationTable.title', defaultMessage: 'Specifications' },
})
