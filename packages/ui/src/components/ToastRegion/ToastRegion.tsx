'use client'

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { Toast, type ToastData } from '../Toast/Toast.js'
import * as css from './ToastRegion.css.js'
import { messages } from './ToastRegion.messages.js'

export interface ToastRegionProps extends ComponentProps<'section'> {
  readonly toasts: readonly ToastData[]
  readonly onDismiss: (id: string) => void
}

/** Where messages appear. The live regions are always in the document: a warning interrupts, the others wait. */
export function ToastRegion({ toasts, onDismiss, className, ...rest }: ToastRegionProps) {
  const intl = useIntl()
  return (
    <section
      aria-label={intl.formatMessage(messages.label)}
      tabIndex={-1}
      className={clsx(css.root, className)}
      {...rest}
    >
      <div role="status" className={css.list}>
        <Toasts toasts={toasts.filter((toast) => toast.type !== 'warning')} onDismiss={onDismiss} />
      </div>
      <div role="alert" className={css.list}>
        <Toasts toasts={toasts.filter((toast) => toast.type === 'warning')} onDismiss={onDismiss} />
      </div>
    </section>
  )
}

function Toasts({ toasts, onDismiss }: Pick<ToastRegionProps, 'toasts' | 'onDismiss'>) {
  return toasts.map((toast) => <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />)
}
