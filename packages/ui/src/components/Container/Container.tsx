import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import * as css from './Container.css.js'

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** `full` extends to the edges, up to 1920 px; the others keep the page margin (Spec §9 "Layout"). */
  readonly width?: 'full' | 'page' | 'listing' | 'text' | undefined
}

/** Centres its content at one of the widths of the layout grid. */
export function Container({ width = 'page', className, children, ...rest }: ContainerProps) {
  return (
    <div {...rest} className={clsx(css.root, css.width[width], className)}>
      {children}
    </div>
  )
}
