import { DocsContainer as StorybookContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect, useMemo } from 'react'
import { toolbarThemeClass } from '../toolbarThemes.ts'
import * as css from '../../packages/ui/docs/docs.css.js'
import { docsTheme } from './docsTheme.ts'
import { useFrameSettings } from './useFrameSettings.ts'
import { useGlobals } from './useGlobals.ts'

/** A docs page in the theme and text size of the toolbar. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals()
  const { theme, textSize } = globals
  useFrameSettings(globals)
  const themeClass = toolbarThemeClass(theme)
  const blocks = useMemo(() => docsTheme(themeClass), [themeClass])
  useLayoutEffect(() => {
    document.documentElement.className = themeClass
    document.documentElement.style.fontSize = textSize === '200' ? '200%' : ''
  }, [themeClass, textSize])
  return (
    <StorybookContainer {...props} theme={blocks}>
      <div className={`sb-unstyled ${css.page}`}>{props.children}</div>
    </StorybookContainer>
  )
}
