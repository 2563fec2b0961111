import { defineMessages, type MessageTag, type NoMessageValues } from 'react-intl'

/** `hidden` is visually hidden: the label is above its value. Read together they are the texts of Spec §9. */
export const messages = defineMessages<{
  title: NoMessageValues
  year: { value: string; hidden: MessageTag; label: MessageTag }
  reference: { value: string; hidden: MessageTag; label: MessageTag }
  diameter: { value: string; hidden: MessageTag; label: MessageTag }
  material: { value: string; hidden: MessageTag; label: MessageTag }
  warranty: { value: string; hidden: MessageTag; label: MessageTag }
}>({
  title: { id: 'keyFacts.title', defaultMessage: 'Key facts' },
  year: { id: 'keyFacts.year', defaultMessage: '<label>Year of sale<hidden>: </hidden></label>{value}' },
  reference: { id: 'keyFacts.reference', defaultMessage: '<label>Reference<hidden>: </hidden></label>{value}' },
  diameter: { id: 'keyFacts.diameter', defaultMessage: '<label>Case diameter<hidden>: </hidden></label>{value}' },
  material: { id: 'keyFacts.material', defaultMessage: '<label>Case material<hidden>: </hidden></label>{value}' },
  warranty: {
    id: 'keyFacts.warranty',
    defaultMessage: '<label>International warranty<hidden> by </hidden></label>{value}',
  },
})
