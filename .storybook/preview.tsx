import type { Decorator, Preview } from '@storybook/react-vite'
import { IntlProvider } from 'react-intl'
import da from '../packages/ui/messages/da.json' with { type: 'json' }
import de from '../packages/ui/messages/de.json' with { type: 'json' }
import en from '../packages/ui/messages/en.json' with { type: 'json' }
import fr from '../packages/ui/messages/fr.json' with { type: 'json' }
import { type ThemeKey, themeClass, themes } from '../packages/ui/src/theme/themes.js'
import '../packages/ui/src/theme/global.css.js'

const locales: Readonly<Record<string, { title: string; tag: string; messages: Record<string, string> }>> = {
  en: { title: 'English', tag: 'en-GB', messages: en },
  de: { title: 'Deutsch', tag: 'de-CH', messages: de },
  fr: { title: 'Français', tag: 'fr-CH', messages: fr },
  da: { title: 'Dansk', tag: 'da-DK', messages: da },
}

const isThemeKey = (value: unknown): value is ThemeKey => typeof value === 'string' && value in themes

/** Theme and language on the root element, as the storefront sets them. */
const withFrame: Decorator = (Story, { globals }) => {
  const locale = locales[String(globals.locale)] ?? { tag: 'en-GB', messages: en }
  const root = document.documentElement
  root.className = themeClass(isThemeKey(globals.theme) ? globals.theme : 'retailer')
  root.lang = locale.tag
  return (
    <IntlProvider locale={locale.tag} messages={locale.messages}>
      <Story />
    </IntlProvider>
  )
}

const preview: Preview = {
  decorators: [withFrame],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        items: Object.entries(themes).map(([value, { label }]) => ({ value, title: label })),
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: Object.entries(locales).map(([value, { title }]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: import.meta.env.VITE_THEME ?? 'retailer', locale: 'en' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['Foundation', 'Layout', 'Content', 'Shop'] } },
  },
}

export default preview
