import type { ToastData } from '@vitrine/ui/Toast'
import { createContext, use } from 'react'

export interface Toasts {
  readonly toasts: readonly ToastData[]
  /** Shows a message; ids are given here. */
  readonly show: (toast: Omit<ToastData, 'id'>) => void
  readonly dismiss: (id: string) => void
}

export const ToastContext = createContext<Toasts | null>(null)

/** The document's toasts. @throws outside of ToastProvider. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext)
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it.')
  return toasts
}
