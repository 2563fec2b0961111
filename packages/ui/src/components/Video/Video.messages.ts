import { defineMessages } from 'react-intl'

export const messages = defineMessages<{ play: { label: string }; pause: { label: string } }>({
  play: { id: 'video.play', defaultMessage: 'Play film: {label}' },
  pause: { id: 'video.pause', defaultMessage: 'Pause film: {label}' },
})
