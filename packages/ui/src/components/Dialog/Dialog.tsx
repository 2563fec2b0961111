'use client'

import MuiDialog from '@mui/material/Dialog'
import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type ReactNode, useId, useLayoutEffect } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { MaterialScope } from '../../material/MaterialScope.js'
import { useModalRoot } from '../../material/useModalRoot.js'
import { ScrollBody } from '../../modal/ScrollBody.js'
import { mergeProps } from '../../slots/mergeProps.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text } from '../../theme/text.css.js'
import { IconButton } from '../IconButton/IconButton.js'
import * as css from './Dialog.css.js'

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role' | 'children'> {
  readonly isOpen: boolean
  /** Called on Esc, on the close button and, except for an `alertdialog`, on a click outside. */
  readonly onClose: () => void
  /** Visible title and accessible name. */
  readonly title: string
  readonly children: ReactNode
  /** Buttons. In an `alertdialog` the first one gets the focus, so it should be the harmless one. */
  readonly actions?: ReactNode
  /** 400 px, 640 px, or full screen for a single image. */
  readonly size?: 'small' | 'medium' | 'full' | undefined
  /** `alertdialog` is a confirmation before data is lost: no close button, and a click outside has no effect. */
  readonly role?: 'dialog' | 'alertdialog' | undefined
  readonly slotProps?:
    | {
        readonly sheet?: SlotProps<'div'> | undefined
        readonly title?: SlotProps<'h2'> | undefined
        readonly close?: SlotProps<'button'> | undefined
        readonly body?: Omit<SlotProps<'div'>, 'ref'> | undefined
        readonly actions?: SlotProps<'div'> | undefined
      }
    | undefined
}

/**
 * A centred modal for a task that needs immediate attention. The focus moves in, stays in and returns to the opener;
 * the page behind is inert. Load it with `import()` on first use.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  size = 'small',
  role = 'dialog',
  className,
  slotProps,
  ref,
  ...rest
}: DialogProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const { rootRef, root } = useModalRoot(isOpen, ref)
  const isQuestion = role === 'alertdialog'
  useLayoutEffect(() => {
    if (isOpen && isQuestion) root?.querySelector<HTMLElement>(`.${css.actions} :is(button, a)`)?.focus()
  }, [isOpen, isQuestion, root])
  const close = (_event: unknown, reason: 'backdropClick' | 'escapeKeyDown') => {
    if (!isQuestion || reason === 'escapeKeyDown') onClose()
  }
  const sheet = {
    ...slot(clsx(css.sheet, css.size[size]), slotProps?.sheet),
    role,
    'aria-modal': true,
    'aria-labelledby': `${id}title`,
    ...(isQuestion && { 'aria-describedby': `${id}body` }),
  }
  return (
    <MaterialScope>
      <MuiDialog
        {...rest}
        ref={rootRef}
        open={isOpen}
        onClose={close}
        className={className ?? ''}
        slotProps={{ paper: sheet }}
      >
        <div className={css.head}>
          <h2 {...slot(clsx(text.h3, css.title), slotProps?.title)} id={`${id}title`}>
            {title}
          </h2>
          {!isQuestion && (
            <IconButton
              icon="close"
              label={formatMessage(messages.close)}
              {...mergeProps({ className: css.close, onClick: () => onClose() }, slotProps?.close)}
            />
          )}
        </div>
        <ScrollBody {...slot(clsx(css.body, css.bodySize[size]), slotProps?.body)} id={`${id}body`}>
          {children}
        </ScrollBody>
        {actions && <div {...slot(css.actions, slotProps?.actions)}>{actions}</div>}
      </MuiDialog>
    </MaterialScope>
  )
}

const messages = defineMessages({
  close: { id: 'dialog.close', defaultMessage: 'Close' },
})
