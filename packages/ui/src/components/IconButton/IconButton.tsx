import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { Icon, type IconDrawing, type IconName } from '../Icon/Icon.js'
import * as css from './IconButton.css.js'

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  readonly icon: IconName | IconDrawing
  /** Accessible name. */
  readonly label: string
}

/** A 44 px button that shows only an icon. */
export function IconButton({ icon, label, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...rest} className={clsx(css.root, className)}>
      <Icon name={icon} />
      {children}
    </button>
  )
}
