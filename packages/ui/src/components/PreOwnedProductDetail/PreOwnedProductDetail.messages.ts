import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  title: { id: 'preOwnedProductDetail.title', defaultMessage: 'Certified Pre-Owned' },
  authenticity: { id: 'preOwnedProductDetail.authenticity', defaultMessage: 'Authenticity examined part by part' },
  service: { id: 'preOwnedProductDetail.service', defaultMessage: 'Serviced and regulated by our watchmakers' },
  single: { id: 'preOwnedProductDetail.single', defaultMessage: 'A single piece, shown as it is' },
})
