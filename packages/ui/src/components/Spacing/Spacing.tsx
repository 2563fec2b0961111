import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import * as css from './Spacing.css.js'

export interface SpacingProps extends ComponentPropsWithRef<'div'> {
  readonly size?: 'small' | 'medium' | 'large' | undefined
}

/** Vertical space between two sections, set by an editor. */
export function Spacing({ size = 'medium', className, ...rest }: SpacingProps) {
  return <div aria-hidden="true" {...rest} className={clsx(css.size[size], className)} />
}
