import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  play: { label: string }
  transcript: NoMessageValues
  broken: NoMessageValues
}>({
  play: { id: 'videoPlayer.play', defaultMessage: 'Play film: {label}' },
  transcript: { id: 'videoPlayer.transcript', defaultMessage: 'Transcript' },
  broken: { id: 'videoPlayer.broken', defaultMessage: 'This film cannot be played.' },
})
