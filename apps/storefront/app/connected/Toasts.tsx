import { ToastRegion } from '@vitrine/ui/ToastRegion'
import { useOpenFlyout } from '../flyouts/FlyoutContext.js'
import { useToasts } from '../toasts/ToastContext.js'

export interface ToastsProps {
  /** Whether this is the region inside the mini-cart: a modal hides all that is outside of it from screen readers. */
  readonly isInCart?: boolean
}

/** The messages of the document, in the one of the two regions that shoppers can perceive. */
export function Toasts({ isInCart = false }: ToastsProps) {
  const openId = useOpenFlyout()
  const { toasts, dismiss } = useToasts()
  const isPerceived = (openId === 'shoppingCart') === isInCart
  return isPerceived && <ToastRegion toasts={toasts} onDismiss={dismiss} />
}
