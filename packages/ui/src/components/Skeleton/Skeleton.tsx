import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import * as css from './Skeleton.css.js'

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  readonly variant?: 'text' | 'title' | 'image' | 'control' | undefined
}

/**
 * Reserves the space of loading content. Hidden from assistive technology: its container announces the state with
 * `aria-busy`.
 */
export function Skeleton({ variant = 'text', className, ...rest }: SkeletonProps) {
  return <span aria-hidden="true" {...rest} className={clsx(css.root, css.variant[variant], className)} />
}
