import type { ToastData } from '@vitrine/ui/Toast'
import { createContext } from 'react'
import { useRequired } from './useRequired.js'

export interface Toasts {
  readonly toasts: readonly ToastData[]
  /** Shows a toast; its id is generated. */
  readonly show: (toast: Omit<ToastData, 'id'>) => void
  readonly dismiss: (id: string) => void
}

export const ToastContext = createContext<Toasts | null>(null)

/** The document's toasts. @throws outside of ToastProvider. */
export function useToasts(): Toasts {
  return useRequired(ToastContext, 'Toast')
}
