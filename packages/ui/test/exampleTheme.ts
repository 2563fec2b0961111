import { createBrandTheme } from '../src/theme/createBrandTheme.js'
import { nordlys } from '../src/theme/examples/nordlys.js'

/** A fifth theme for the toolbar: what another retailer makes of thirty lines. */
export const exampleTheme = {
  key: nordlys.name,
  label: 'Nordlys (example of a brand)',
  css: createBrandTheme(nordlys),
} as const
