import { themes } from '../packages/ui/src/theme/themes.js'
import { exampleTheme } from '../packages/ui/test/exampleTheme.js'

// A theme that `createBrandTheme` makes: its text is added to the page, as a consumer would.
if (typeof document !== 'undefined')
  document.head.append(Object.assign(document.createElement('style'), { textContent: exampleTheme.css }))

/** Names of every theme that the toolbar offers, by key: the four, and the example of an invented retailer. */
export const looks: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(themes).map(([key, { label }]) => [key, label])),
  [exampleTheme.key]: exampleTheme.label,
}

/** Class of a theme; falls back to the retailer's theme for an unknown key. */
export const lookClass = (key: unknown) => `theme-${typeof key === 'string' && key in looks ? key : 'retailer'}`
