import { useRemoveBasketItem } from '@vitrine/commerce-client/hooks/useRemoveBasketItem'
import type { CartLineData } from '@vitrine/ui/CartLine'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useToasts } from '../../contexts/ToastContext.js'
import { cartMessages } from './cartMessages.js'

export interface LineRemoval {
  /** Removes a line and reports the outcome as a toast. */
  readonly remove: (itemId: string) => Promise<void>
  /** The line that was removed last and can be restored; null = none. */
  readonly removed: CartLineData | null
  /** Gives up the offer to restore. */
  readonly forget: () => void
}

/** Removing a line. Spec §8 "Cart". */
export function useLineRemoval(lines: readonly CartLineData[]): LineRemoval {
  const intl = useIntl()
  const toasts = useToasts()
  const removal = useRemoveBasketItem()
  const [removed, setRemoved] = useState<CartLineData | null>(null)

  return {
    removed,
    forget: () => setRemoved(null),
    async remove(itemId) {
      const line = lines.find((one) => one.itemId === itemId) ?? null
      const outcome = await removal.trigger({ itemId })
      const isDone = outcome.kind === 'done'
      if (isDone) setRemoved(line)
      toasts.show({
        type: isDone ? 'success' : 'warning',
        message: intl.formatMessage(isDone ? cartMessages.removed : cartMessages.failed),
      })
    },
  }
}
