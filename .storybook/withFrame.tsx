import type { Decorator } from '@storybook/react-vite'
import { IntlProvider } from 'react-intl'
import { languageOf } from './languages.ts'
import { toolbarThemeClass } from './toolbarThemes.ts'

/**
 * Sets theme, language, direction and text size on the root element, as the storefront does. On a docs page the root
 * element belongs to the page, and each story is in a section with its own theme.
 */
export const withFrame: Decorator = (Story, { globals, viewMode }) => {
  const { tag, messages } = languageOf(globals.locale)
  const themeClass = toolbarThemeClass(globals.theme)
  const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr'
  const story = (
    <IntlProvider locale={tag} messages={messages}>
      <Story />
    </IntlProvider>
  )
  if (viewMode === 'docs') {
    return (
      <div className={themeClass} lang={tag} dir={direction}>
        {story}
      </div>
    )
  }
  const root = document.documentElement
  root.className = themeClass
  root.lang = tag
  root.dir = direction
  root.style.fontSize = globals.textSize === '200' ? '200%' : ''
  return story
}
