import type { Decorator } from '@storybook/react-vite'
import { IntlProvider } from 'react-intl'
import { languageOf } from './languages.ts'
import { themeClass } from './themeNames.ts'

/**
 * Sets theme, language, direction and text size on the root element, as the storefront does. On a docs page the root
 * element belongs to the page, and each story is in a section with its own theme.
 */
export const withFrame: Decorator = (Story, { globals, viewMode }) => {
  const { tag, messages } = languageOf(globals.locale)
  const className = themeClass(globals.theme)
  const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr'
  const story = (
    <IntlProvider locale={tag} messages={messages}>
      <Story />
    </IntlProvider>
  )
  if (viewMode === 'docs') {
    return (
      <div className={className} lang={tag} dir={direction}>
        {story}
      </div>
    )
  }
  const root = document.documentElement
  root.className = className
  root.lang = tag
  root.dir = direction
  root.style.fontSize = globals.textSize === '200' ? '200%' : ''
  return story
}
