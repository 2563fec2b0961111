import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  remove: { name: string }
}>({
  remove: { id: 'cartLine.remove', defaultMessage: 'Remove {name}' },
})
