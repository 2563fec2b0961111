'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { type SlotProps, slot } from '../../slots/slot.js'
import { Icon } from '../Icon/Icon.js'
import { IconButton } from '../IconButton/IconButton.js'
import * as css from './Banner.css.js'
import { messages } from './Banner.messages.js'

export interface BannerProps extends ComponentPropsWithRef<'div'> {
  readonly type: 'success' | 'warning' | 'info'
  readonly action?: ReactNode
  /** Without it the message cannot be dismissed. */
  readonly onDismiss?: (() => void) | undefined
  readonly slotProps?:
    | { readonly icon?: SlotProps<'svg'> | undefined; readonly body?: SlotProps<'div'> | undefined }
    | undefined
}

/** An inline message. A warning is announced immediately, the others politely. */
export function Banner({ type, action, onDismiss, slotProps, className, children, ...rest }: BannerProps) {
  const intl = useIntl()
  return (
    <div role={type === 'warning' ? 'alert' : 'status'} {...rest} className={clsx(css.root, css.type[type], className)}>
      <Icon {...slot(css.icon[type], slotProps?.icon)} name={type === 'success' ? 'check' : 'info'} />
      <div {...slot(css.body, slotProps?.body)}>
        {children} {action}
      </div>
      {onDismiss && <IconButton icon="close" label={intl.formatMessage(messages.dismiss)} onClick={onDismiss} />}
    </div>
  )
}
