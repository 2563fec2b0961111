'use client'

import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../Icon/Icon.js'
import { IconButton } from '../IconButton/IconButton.js'
import * as css from './Banner.css.js'
import { messages } from './Banner.messages.js'

export interface BannerProps extends ComponentProps<'div'> {
  readonly type: 'success' | 'warning' | 'info'
  readonly action?: ReactNode
  /** Without it the message can't be closed. */
  readonly onDismiss?: (() => void) | undefined
}

/** A message in the flow of the page. A warning is announced at once, the others when the reader pauses. */
export function Banner({ type, action, onDismiss, className, children, ...rest }: BannerProps) {
  const intl = useIntl()
  return (
    <div role={type === 'warning' ? 'alert' : 'status'} className={clsx(css.root, css.type[type], className)} {...rest}>
      <Icon name={type === 'success' ? 'check' : 'info'} className={css.icon[type]} />
      <div className={css.body}>
        {children} {action}
      </div>
      {onDismiss && <IconButton icon="close" label={intl.formatMessage(messages.dismiss)} onClick={onDismiss} />}
    </div>
  )
}
