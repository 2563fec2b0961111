import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  label: NoMessageValues
  view: { alt: string; frame: number; frames: number }
  previous: NoMessageValues
  next: NoMessageValues
}>({
  label: { id: 'turntable.label', defaultMessage: '360° view' },
  view: { id: 'turntable.view', defaultMessage: '{alt}, view {frame} of {frames}' },
  previous: { id: 'turntable.previous', defaultMessage: 'Turn left' },
  next: { id: 'turntable.next', defaultMessage: 'Turn right' },
})
