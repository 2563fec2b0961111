import type { ThemeOptions } from '@mui/material/styles'
import { vars } from './contract.css.js'
import { muiInputs } from './muiInputs.js'
import { muiPanels } from './muiPanels.js'

/**
 * The look of our own components for those of Material: 48 px buttons, hairlines, our focus ring, quiet panels. Some
 * 2 kB that the system's own lazy parts do not carry; a site that uses Material itself asks for it:
 * `muiTheme('retailer', muiComponents)`.
 */
export const muiComponents: ThemeOptions = {
  focusVisible: { outlineColor: vars.color.focus, outlineWidth: 2, outlineOffset: 2 },
  components: { ...muiInputs, ...muiPanels },
}
