import { defineMessages, type MessageTag, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  reference: { reference: string }
  vatNote: { link: MessageTag }
  enquire: NoMessageValues
  contact: NoMessageValues
  story: NoMessageValues
  set: NoMessageValues
}>({
  reference: { id: 'productDetail.reference', defaultMessage: 'Reference {reference}' },
  vatNote: { id: 'productDetail.vatNote', defaultMessage: 'incl. VAT, <link>plus shipping</link>' },
  enquire: { id: 'productDetail.enquire', defaultMessage: 'Enquire' },
  contact: { id: 'productDetail.contact', defaultMessage: 'Contact us' },
  story: { id: 'productDetail.story', defaultMessage: 'Description' },
  set: { id: 'productDetail.set', defaultMessage: 'In this set' },
})
