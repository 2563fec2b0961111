import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  remove: { name: string }
  each: { price: string }
}>({
  each: { id: 'cartLine.each', defaultMessage: '{price} each' },
  remove: { id: 'cartLine.remove', defaultMessage: 'Remove {name}' },
})
