import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  label: NoMessageValues
  view: { frame: number; frames: number }
  previous: NoMessageValues
  next: NoMessageValues
  play: NoMessageValues
  pause: NoMessageValues
}>({
  label: { id: 'turntable.label', defaultMessage: '360° view' },
  view: { id: 'turntable.view', defaultMessage: 'view {frame} of {frames}' },
  previous: { id: 'turntable.previous', defaultMessage: 'Turn left' },
  next: { id: 'turntable.next', defaultMessage: 'Turn right' },
  play: { id: 'turntable.play', defaultMessage: 'Turn by itself' },
  pause: { id: 'turntable.pause', defaultMessage: 'Pause' },
})
