'use client'

import MuiDialog from '@mui/material/Dialog'
import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type ReactNode, useId, useLayoutEffect } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { MaterialScope } from '../../material/MaterialScope.js'
import { useModalRoot } from '../../material/useModalRoot.js'
import { ScrollBody } from '../../modal/ScrollBody.js'
import { both } from '../../slots/both.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text } from '../../theme/text.css.js'
import { IconButton } from '../IconButton/IconButton.js'
import * as css from './Dialog.css.js'

export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role' | 'children'> {
  readonly isOpen: boolean
  /** Esc, the close button, and, unless it asks a question, a click beside it. */
  readonly onClose: () => void
  /** Names the dialog. */
  readonly title: string
  readonly children: ReactNode
  /** Buttons. Of an `alertdialog` the first takes the focus: let it be the one that changes nothing. */
  readonly actions?: ReactNode
  /** 400 px, 640 px, or the whole screen for one picture. */
  readonly size?: 'small' | 'medium' | 'full' | undefined
  /** `alertdialog` asks before something is lost: it has no close button, and a click beside it answers nothing. */
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
 * A small modal in the middle of the screen, for one thing that cannot wait. Focus moves in, stays in and returns to its
 * opener; the page behind is inert. A lazy part: load it with `import()` on the first intent.
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
              {...slot(css.close, slotProps?.close)}
              onClick={both(() => onClose(), slotProps?.close?.onClick)}
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
