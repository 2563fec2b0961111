'use client'

import { clsx } from 'clsx'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { mergeProps, mergeRefs } from '../../slots/mergeProps.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text } from '../../theme/text.css.js'
import { IconButton } from '../IconButton/IconButton.js'
import * as css from './FlyoutDrawer.css.js'

export interface FlyoutHeadProps {
  readonly titleId: string
  /** Visible title and accessible name; may be long. */
  readonly title: string
  /** Between the title and the close button, for example `Remove all filters`. */
  readonly headerActions?: ReactNode
  /** Shows a back button, for panels after the first one. */
  readonly onBack?: (() => void) | undefined
  readonly onClose: () => void
  readonly slotProps?:
    | {
        readonly head?: SlotProps<'div'> | undefined
        readonly title?: SlotProps<'h2'> | undefined
        readonly back?: SlotProps<'button'> | undefined
        readonly close?: SlotProps<'button'> | undefined
      }
    | undefined
}

/**
 * Back button, title, actions, close button. When a new title replaces a panel that had the focus, the head takes it.
 */
export function FlyoutHead({ titleId, title, headerActions, onBack, onClose, slotProps }: FlyoutHeadProps) {
  const { formatMessage } = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  const shownTitle = useRef(title)
  useLayoutEffect(() => {
    const isNewPanel = shownTitle.current !== title
    shownTitle.current = title
    if (isNewPanel && document.activeElement === document.body) heading.current?.focus()
  }, [title])
  return (
    <div {...slot(css.head, slotProps?.head)}>
      {onBack && (
        <IconButton
          icon="chevronLeft"
          label={formatMessage(messages.back)}
          {...mergeProps({ className: css.back, onClick: () => onBack() }, slotProps?.back)}
        />
      )}
      <h2
        tabIndex={-1}
        {...slot(clsx(text.overline, css.title), slotProps?.title)}
        ref={mergeRefs(heading, slotProps?.title?.ref)}
        id={titleId}
      >
        {title}
      </h2>
      {headerActions && <div className={css.actions}>{headerActions}</div>}
      <IconButton
        icon="close"
        label={formatMessage(messages.close)}
        {...mergeProps({ onClick: () => onClose() }, slotProps?.close)}
      />
    </div>
  )
}

const messages = defineMessages({
  back: { id: 'flyoutDrawer.back', defaultMessage: 'Back' },
  close: { id: 'flyoutDrawer.close', defaultMessage: 'Close' },
})
