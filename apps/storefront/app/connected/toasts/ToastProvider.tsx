import type { ToastData } from '@vitrine/ui/Toast'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { ToastContext } from '../../contexts/ToastContext.js'

/** Maximum number of toasts shown at once; the oldest is removed first. */
const MAX_TOASTS = 3

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ToastData[]>([])
  const nextId = useRef(1)

  const show = useCallback((toast: Omit<ToastData, 'id'>) => {
    const id = String(nextId.current++)
    setToasts((current) =>
      [...current.filter((other) => other.message !== toast.message), { ...toast, id }].slice(-MAX_TOASTS),
    )
  }, [])
  const dismiss = useCallback((id: string) => setToasts((current) => current.filter((toast) => toast.id !== id)), [])
  const value = useMemo(() => ({ toasts, show, dismiss }), [toasts, show, dismiss])

  return <ToastContext value={value}>{children}</ToastContext>
}
