import { defineMessages, type MessageTag, type NoMessageValues } from 'react-intl'

/** `hidden` is visually hidden. */
export const messages = defineMessages<{
  change: { step: string; hidden: MessageTag }
  done: NoMessageValues
}>({
  change: { id: 'checkoutStep.change', defaultMessage: 'Change<hidden>: {step}</hidden>' },
  done: { id: 'checkoutStep.done', defaultMessage: 'completed' },
})
