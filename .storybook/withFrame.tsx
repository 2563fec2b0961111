import type { Decorator } from '@storybook/react-vite'
import { IntlProvider } from 'react-intl'
import { languageOf } from './languages.ts'
import { lookClass } from './looks.ts'

/**
 * Theme, language, direction and text size on the root element, as the storefront sets them. On a docs page the root
 * belongs to the page; there a story stands in a section of its own theme.
 */
export const withFrame: Decorator = (Story, { globals, viewMode }) => {
  const { tag, messages } = languageOf(globals.locale)
  const look = lookClass(globals.theme)
  const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr'
  const story = (
    <IntlProvider locale={tag} messages={messages}>
      <Story />
    </IntlProvider>
  )
  if (viewMode === 'docs') {
    return (
      <div className={look} lang={tag} dir={direction}>
        {story}
      </div>
    )
  }
  const root = document.documentElement
  root.className = look
  root.lang = tag
  root.dir = direction
  root.style.fontSize = globals.textSize === '200' ? '200%' : ''
  return story
}
