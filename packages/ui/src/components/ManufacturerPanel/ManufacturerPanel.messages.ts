import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  title: { id: 'manufacturerPanel.title', defaultMessage: 'Manufacturer Information' },
  manufacturer: { id: 'manufacturerPanel.manufacturer', defaultMessage: 'Manufacturer' },
  responsiblePerson: { id: 'manufacturerPanel.responsiblePerson', defaultMessage: 'Responsible Person' },
})
