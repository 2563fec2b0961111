import { createBrandTheme } from '@vitrine/ui/theme/createBrandTheme'
import { fontStacks } from '@vitrine/ui/theme/fontStacks'

/** A fifth look, made on the server: plain CSS text, no build plugin. */
export const brandStyles = createBrandTheme({
  name: 'nordlys',
  color: { bg: '#F4F7F8', ink: '#10242B', accent: '#0F4C5C' },
  font: { body: fontStacks.jost },
})
