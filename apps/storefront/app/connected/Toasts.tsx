import { ToastRegion } from '@vitrine/ui/ToastRegion'
import { useToasts } from '../toasts/ToastContext.js'

export function Toasts() {
  const { toasts, dismiss } = useToasts()
  return <ToastRegion toasts={toasts} onDismiss={dismiss} />
}
