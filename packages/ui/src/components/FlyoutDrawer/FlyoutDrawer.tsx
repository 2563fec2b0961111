'use client'

import Drawer, { type DrawerProps } from '@mui/material/Drawer'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { muiTheme } from '../../theme/muiTheme.js'
import { text } from '../../theme/text.css.js'
import { IconButton } from '../IconButton/IconButton.js'
import * as css from './FlyoutDrawer.css.js'

export interface FlyoutDrawerProps extends Omit<DrawerProps, 'open' | 'onClose' | 'anchor' | 'title' | 'children'> {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly anchor: 'left' | 'right' | 'top'
  readonly title: string
  readonly children: ReactNode
  /** Stays in view below the scrolling content. */
  readonly footer?: ReactNode
}

/**
 * A modal flyout: focus moves in, stays in and returns to its opener; Esc and the backdrop close it. Carries Material
 * code, so load it with `import()` on the first intent and never on the server.
 */
export function FlyoutDrawer({
  isOpen,
  onClose,
  anchor,
  title,
  children,
  footer,
  className,
  ...rest
}: FlyoutDrawerProps) {
  const { formatMessage } = useIntl()
  const titleId = useId()
  return (
    <ThemeProvider theme={theme}>
      <Drawer
        {...rest}
        open={isOpen}
        onClose={onClose}
        anchor={anchor}
        className={className ?? ''}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, className: css.anchor[anchor] },
        }}
      >
        <div className={css.head}>
          <h2 id={titleId} className={text.overline}>
            {title}
          </h2>
          <IconButton icon="close" label={formatMessage(messages.close)} onClick={onClose} />
        </div>
        <div className={css.body}>{children}</div>
        {footer && <div className={css.foot}>{footer}</div>}
      </Drawer>
    </ThemeProvider>
  )
}

const theme = muiTheme()

const messages = defineMessages({
  close: { id: 'flyoutDrawer.close', defaultMessage: 'Close' },
})
