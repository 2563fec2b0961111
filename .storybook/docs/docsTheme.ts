import { create } from 'storybook/theming'
import { contrast } from '../../packages/ui/src/theme/contrast.js'
import { themeValues } from './themeValues.ts'

/** Storybook's own blocks (tables, toolbars, code) in the colours of a theme. */
export function docsTheme(themeClass: string) {
  const value = themeValues(themeClass)
  const color = (name: string) => value(`--vt-color-${name}`)
  return create({
    base: contrast('#FFFFFF', color('bg')) > contrast('#000000', color('bg')) ? 'dark' : 'light',
    colorPrimary: color('accent'),
    colorSecondary: color('accent'),
    appBg: color('bg'),
    appContentBg: color('bg'),
    appPreviewBg: color('bg'),
    appBorderColor: color('line'),
    appBorderRadius: 0,
    barBg: color('bg'),
    barTextColor: color('ink2'),
    barHoverColor: color('ink'),
    barSelectedColor: color('accent'),
    textColor: color('ink'),
    textMutedColor: color('ink2'),
    inputBg: color('surface'),
    inputBorder: color('control'),
    inputTextColor: color('ink'),
    inputBorderRadius: 2,
    buttonBg: color('surface'),
    buttonBorder: color('control'),
    fontBase: value('--vt-font-body'),
    fontCode: 'ui-monospace, monospace',
  })
}
