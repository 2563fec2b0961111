import { DocsContainer as StorybookContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect, useMemo } from 'react'
import { lookClass } from '../looks.ts'
import * as css from '../../packages/ui/docs/docs.css.js'
import { docsTheme } from './docsTheme.ts'
import { useFramesInLook } from './useFramesInLook.ts'
import { useGlobals } from './useGlobals.ts'

/** A docs page in the theme and text size of the toolbar. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals()
  const { theme, textSize } = globals
  useFramesInLook(globals)
  const look = lookClass(theme)
  const blocks = useMemo(() => docsTheme(look), [look])
  useLayoutEffect(() => {
    document.documentElement.className = look
    document.documentElement.style.fontSize = textSize === '200' ? '200%' : ''
  }, [look, textSize])
  return (
    <StorybookContainer {...props} theme={blocks}>
      <div className={`sb-unstyled ${css.page}`}>{props.children}</div>
    </StorybookContainer>
  )
}
