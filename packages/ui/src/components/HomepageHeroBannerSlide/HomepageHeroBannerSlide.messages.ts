import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  play: { id: 'homepageHeroBannerSlide.play', defaultMessage: 'Play background film' },
  pause: { id: 'homepageHeroBannerSlide.pause', defaultMessage: 'Pause background film' },
})
