import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import * as css from './Container.css.js'

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** `full` runs to the edges; the others keep the page margin. */
  readonly width?: 'full' | 'page' | 'listing' | 'text' | undefined
}

/** Centres its content at one of the four widths of the grid. */
export function Container({ width = 'page', className, children, ...rest }: ContainerProps) {
  return (
    <div {...rest} className={clsx(css.root, css.width[width], className)}>
      {children}
    </div>
  )
}
