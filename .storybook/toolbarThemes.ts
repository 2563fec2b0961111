import { themes } from '../packages/ui/src/theme/themes.js'
import { exampleTheme } from '../packages/ui/test/exampleTheme.js'

// The CSS of a theme made by `createBrandTheme`, added to the page as a consumer would.
if (typeof document !== 'undefined')
  document.head.append(Object.assign(document.createElement('style'), { textContent: exampleTheme.css }))

/** Names of the themes in the toolbar, by key: the four built-in ones and the example of a custom one. */
export const toolbarThemes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(themes).map(([key, { label }]) => [key, label])),
  [exampleTheme.key]: exampleTheme.label,
}

/** Class of a theme; falls back to the retailer's theme for an unknown key. */
export const toolbarThemeClass = (key: unknown) =>
  `theme-${typeof key === 'string' && key in toolbarThemes ? key : 'retailer'}`
