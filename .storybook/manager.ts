import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { tokens } from '../packages/ui/src/theme/tokens.js'

const { color } = tokens.retailer

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Vitrine',
    brandTarget: '_self',
    colorPrimary: color.accent,
    colorSecondary: color.accent,
    appBg: color.bg,
    appContentBg: color.surface,
    appPreviewBg: color.surface,
    appBorderColor: color.line,
    appBorderRadius: 2,
    fontBase: 'system-ui, sans-serif',
    fontCode: 'ui-monospace, monospace',
    textColor: color.ink,
    textMutedColor: color.ink2,
    barTextColor: color.ink2,
    barHoverColor: color.accent,
    barSelectedColor: color.accent,
    barBg: color.surface,
    inputBg: color.surface,
    inputBorder: color.control,
    inputTextColor: color.ink,
    inputBorderRadius: 2,
  }),
  sidebar: { showRoots: true },
})
