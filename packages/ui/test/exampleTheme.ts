import { createBrandTheme } from '../src/theme/createBrandTheme.js'
import { nordlys } from '../src/theme/examples/nordlys.js'

/** A fifth theme in the toolbar: an example of a custom brand theme. */
export const exampleTheme = {
  key: nordlys.name,
  label: 'Nordlys (example of a brand)',
  css: createBrandTheme(nordlys),
} as const
