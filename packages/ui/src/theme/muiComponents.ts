import type { ThemeOptions } from '@mui/material/styles'
import { vars } from './contract.css.js'
import { muiInputs } from './muiInputs.js'
import { muiPanels } from './muiPanels.js'

/**
 * Styles of our components for Material's: 48 px buttons, thin borders, our focus ring, plain panels. About 2 kB that
 * the system's own components do not need; a site that uses Material itself opts in: `muiTheme('retailer',
 * muiComponents)`.
 */
export const muiComponents: ThemeOptions = {
  focusVisible: { outlineColor: vars.color.focus, outlineWidth: 2, outlineOffset: 2 },
  components: { ...muiInputs, ...muiPanels },
}
