import { defineMessages, type MessageTag } from 'react-intl'

/** `hidden` is visually hidden: it makes the link texts of a page with many boutiques distinct. */
export const messages = defineMessages<{
  directions: { name: string; hidden: MessageTag }
  appointment: { name: string; hidden: MessageTag }
  call: { name: string; phone: string; hidden: MessageTag }
  onMap: { name: string; hidden: MessageTag }
}>({
  directions: { id: 'storeCard.directions', defaultMessage: 'Directions<hidden> to {name}</hidden>' },
  appointment: { id: 'storeCard.appointment', defaultMessage: 'Book an appointment<hidden> at {name}</hidden>' },
  call: { id: 'storeCard.call', defaultMessage: '<hidden>Call {name}, </hidden>{phone}' },
  onMap: { id: 'storeCard.onMap', defaultMessage: '<hidden>{name}: </hidden>Show on map' },
})
