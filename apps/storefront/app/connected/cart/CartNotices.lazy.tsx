import { useAddToCart } from '@vitrine/commerce-client/hooks/useAddToCart'
import type { MixedBasket } from '@vitrine/commerce-client/domain/basket/mixedBasket'
import { Banner } from '@vitrine/ui/Banner'
import { Button } from '@vitrine/ui/Button'
import type { CartLineData } from '@vitrine/ui/CartLine'
import { Toast } from '@vitrine/ui/Toast'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import { useToasts } from '../../contexts/ToastContext.js'
import { cartMessages } from './cartMessages.js'
import { mixNoticeId } from './mixNoticeId.js'
import { mixText } from './mixText.js'

const messages = defineMessages({ undo: { id: 'cart.undo', defaultMessage: 'Undo' } })
const removedMessage = defineMessage<{ name: string }>({
  id: 'cart.removed',
  defaultMessage: '{name} has been removed from your cart.',
})

export interface CartNoticesProps {
  readonly lines: readonly CartLineData[]
  /** A change of a quantity has failed. */
  readonly hasFailed: boolean
  readonly onDismissFailure: () => void
  /** The line that was removed last and can be restored; null = none. */
  readonly removed: CartLineData | null
  readonly onForget: () => void
  readonly mixed: MixedBasket | null
}

/** Messages above the lines of the cart. Loaded after hydration. */
export function CartNotices({ lines, hasFailed, onDismissFailure, removed, onForget, mixed }: CartNoticesProps) {
  const intl = useIntl()
  return (
    <>
      {mixed && (
        <Banner id={mixNoticeId} tabIndex={-1} type="warning">
          {mixText(mixed, lines, intl)}
        </Banner>
      )}
      {hasFailed && (
        <Toast
          role="alert"
          toast={{
            id: 'quantity',
            type: 'warning',
            variant: 'banner',
            message: intl.formatMessage(cartMessages.failed),
          }}
          onDismiss={onDismissFailure}
        />
      )}
      {removed && <Removed line={removed} onForget={onForget} />}
    </>
  )
}

function Removed({ line, onForget }: { readonly line: CartLineData; readonly onForget: () => void }) {
  const intl = useIntl()
  const toasts = useToasts()
  const addition = useAddToCart()
  const { productId, quantity, brand, name } = line
  const restore = async () => {
    const outcome = await addition.trigger({ productId, quantity })
    if (outcome.kind === 'done') onForget()
    else toasts.show({ type: 'warning', message: intl.formatMessage(cartMessages.failed) })
  }
  return (
    <Banner
      role="group"
      type="info"
      onDismiss={onForget}
      action={
        <Button variant="text" isBusy={addition.isMutating} onClick={() => void restore()}>
          {intl.formatMessage(messages.undo)}
        </Button>
      }
    >
      {intl.formatMessage(removedMessage, { name: `${brand} ${name}` })}
    </Banner>
  )
}
