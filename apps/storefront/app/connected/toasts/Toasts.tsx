import { ToastRegion } from '@vitrine/ui/ToastRegion'
import { useOpenFlyout } from '../../contexts/FlyoutContext.js'
import { useToasts } from '../../contexts/ToastContext.js'

export interface ToastsProps {
  /** Whether this is the region inside the mini-cart: a modal hides everything outside of it from screen readers. */
  readonly isInCart?: boolean
}

/** The document's toasts, rendered in whichever of the two regions is currently accessible. */
export function Toasts({ isInCart = false }: ToastsProps) {
  const openId = useOpenFlyout()
  const { toasts, dismiss } = useToasts()
  const isPerceived = (openId === 'shoppingCart') === isInCart
  return isPerceived && <ToastRegion toasts={toasts} onDismiss={dismiss} />
}
