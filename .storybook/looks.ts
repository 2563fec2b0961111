import { type ThemeKey, themes } from '../packages/ui/src/theme/themes.js'

interface ExampleTheme {
  readonly key: string
  readonly label: string
  /** The text of one class. */
  readonly css: string
}

// A theme that `createBrandTheme` makes: its text is added to the page, as a consumer would.
const examples = Object.values(
  import.meta.glob<ExampleTheme>('../packages/ui/test/exampleTheme.ts', { eager: true, import: 'exampleTheme' }),
)
if (typeof document !== 'undefined') {
  for (const { css } of examples)
    document.head.append(Object.assign(document.createElement('style'), { textContent: css }))
}

/** Names of every theme that the toolbar offers, by key: the four, and the example of an invented retailer. */
export const looks: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(themes).map(([key, { label }]) => [key, label]),
  ...examples.map(({ key, label }) => [key, label]),
])

/** The class of a theme; that of the retailer for a key that nobody knows. */
export const lookClass = (key: unknown) => `theme-${typeof key === 'string' && key in looks ? key : DEFAULT}`

const DEFAULT: ThemeKey = 'retailer'
