'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ToastData } from '../Toast/Toast.js'
import type { ToastListProps } from '../Toast/ToastList.js'
import * as css from './ToastRegion.css.js'
import { messages } from './ToastRegion.messages.js'

export interface ToastRegionProps extends ComponentPropsWithRef<'section'> {
  readonly toasts: readonly ToastData[]
  readonly onDismiss: (id: string) => void
}

interface Parts {
  readonly ToastList: ComponentType<ToastListProps>
  readonly ToastFocus: ComponentType
}

/** Fallback when the message components cannot be loaded, since a message may report exactly that. */
const plain: Parts = {
  ToastList: ({ toasts }) => toasts.map(({ message }) => message).join(' '),
  ToastFocus: () => null,
}

/**
 * Messages at the bottom of the window, above sticky elements (`--vt-toast-inset`). The live regions are always in the
 * document: warnings interrupt, others are polite. The message components load with the first message. F6 moves the
 * focus to them and back.
 */
export function ToastRegion({ toasts, onDismiss, className, ...rest }: ToastRegionProps) {
  const intl = useIntl()
  const parts = useParts(toasts.length > 0)
  const list = (shown: ToastListProps['toasts']) => parts && <parts.ToastList toasts={shown} onDismiss={onDismiss} />
  return (
    <section
      aria-label={intl.formatMessage(messages.label)}
      tabIndex={-1}
      {...rest}
      className={clsx(css.root, className)}
    >
      <div role="status" aria-atomic={false} className={css.list}>
        {list(toasts.filter((toast) => toast.type !== 'warning'))}
      </div>
      <div role="alert" aria-atomic={false} className={css.list}>
        {list(toasts.filter((toast) => toast.type === 'warning'))}
      </div>
      {parts && <parts.ToastFocus />}
    </section>
  )
}

function useParts(isWanted: boolean) {
  const [parts, setParts] = useState<Parts | null>(null)
  useEffect(() => {
    if (isWanted) import('../Toast/ToastList.js').then(setParts, () => setParts(plain))
  }, [isWanted])
  return parts
}
