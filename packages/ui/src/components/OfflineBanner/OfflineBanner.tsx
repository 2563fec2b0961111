'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { text } from '../../theme/text.css.js'
import { Icon } from '../Icon/Icon.js'
import * as css from './OfflineBanner.css.js'

export interface OfflineBannerProps extends ComponentPropsWithRef<'output'> {
  readonly isOffline: boolean
}

/** States that the connection is lost. Stays mounted, so that assistive technology announces the change. */
export function OfflineBanner({ isOffline, className, ...rest }: OfflineBannerProps) {
  const { formatMessage } = useIntl()
  return (
    <output {...rest} className={clsx(text.small, css.root, className)}>
      {isOffline && (
        <span className={css.bar}>
          <Icon name="offline" />
          {formatMessage(messages.offline)}
        </span>
      )}
    </output>
  )
}

const messages = defineMessages({
  offline: {
    id: 'offlineBanner.offline',
    defaultMessage: 'You are offline. What you see may not be up to date.',
  },
})
