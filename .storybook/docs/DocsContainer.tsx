import { DocsContainer as StorybookContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect, useMemo } from 'react'
import { themeClass } from '../themeNames.ts'
import * as css from '../../packages/ui/docs/docs.css.js'
import { docsTheme } from './docsTheme.ts'
import { useFrameGlobals } from './useFrameGlobals.ts'
import { useGlobals } from './useGlobals.ts'

/** A docs page in the theme and text size of the toolbar. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals()
  const { theme, textSize } = globals
  useFrameGlobals(globals)
  const className = themeClass(theme)
  const blocks = useMemo(() => docsTheme(className), [className])
  useLayoutEffect(() => {
    document.documentElement.className = className
    document.documentElement.style.fontSize = textSize === '200' ? '200%' : ''
  }, [className, textSize])
  return (
    <StorybookContainer {...props} theme={blocks}>
      <div className={`sb-unstyled ${css.page}`}>{props.children}</div>
    </StorybookContainer>
  )
}
