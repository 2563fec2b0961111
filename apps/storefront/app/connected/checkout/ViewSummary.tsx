import { OrderSummary, type OrderSummaryProps } from '@vitrine/ui/OrderSummary'
import { useIntl } from 'react-intl'
import type { OpenCheckout } from '../../contract/checkoutView.js'
import { certificateLabel, checkoutMessages } from './checkoutMessages.js'

export interface ViewSummaryProps
  extends Pick<OrderSummaryProps, 'defaultOpen' | 'footer' | 'headingLevel' | 'isSticky'> {
  readonly view: OpenCheckout
  /** Directly above the order button; its name differs from that of the summary beside the steps. */
  readonly isReview?: boolean | undefined
}

/** What is ordered and what it costs: beside the steps, and once more directly above the order button. */
export function ViewSummary({ view, isReview = false, ...rest }: ViewSummaryProps) {
  const intl = useIntl()
  const { lines, totals, currency, promotions, giftMessage } = view.summary
  return (
    <OrderSummary
      {...rest}
      status="ready"
      title={intl.formatMessage(isReview ? checkoutMessages.review : checkoutMessages.summary)}
      lines={lines}
      totals={{ ...totals, total: view.amountDue }}
      currency={currency}
      promotions={promotions}
      giftNote={giftMessage}
      giftCards={view.certificates.map((certificate) => ({
        ...certificate,
        label: intl.formatMessage(certificateLabel, { code: certificate.label }),
      }))}
    />
  )
}
