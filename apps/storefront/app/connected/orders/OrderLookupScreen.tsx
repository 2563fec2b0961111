import { Container } from '@vitrine/ui/Container'
import { type FoundOrder, OrderLookup } from '@vitrine/ui/OrderLookup'
import { type IntlShape, useIntl } from 'react-intl'
import type { FoundOrderView } from '../../contract/orderView.js'
import type { PageData } from '../../contract/pageData.js'
import { useShell } from '../../contexts/ShellContext.js'
import * as styles from './OrderLookupScreen.css.js'
import { orderMessages } from './orderMessages.js'

/** Finds an order without an account: a plain form, answered by a document. */
export function OrderLookupScreen({ page }: { readonly page: Pick<PageData, 'screen'> }) {
  const intl = useIntl()
  const { localeAlias, phone } = useShell()
  const { values = {}, problems = [], outcome = null } = page.screen?.orderLookup ?? {}
  return (
    <Container width="page" className={styles.root}>
      <OrderLookup
        action={`/${localeAlias}/order/lookup`}
        values={values}
        problems={problems}
        outcome={outcome === null || typeof outcome === 'string' ? outcome : foundOrder(outcome, intl)}
        phone={phone}
      />
    </Container>
  )
}

function foundOrder({ orderNo, date, status, lines, shipments }: FoundOrderView, intl: IntlShape): FoundOrder {
  return {
    orderNo,
    date,
    status: intl.formatMessage(orderMessages[status ?? 'unknown']),
    lines,
    shipments: shipments.map(({ id, isShipped, carrier, trackingNumber }) => ({
      id,
      status: intl.formatMessage(isShipped ? orderMessages.shipped : orderMessages.notShipped),
      carrier: carrier ?? undefined,
      trackingNumber: trackingNumber ?? undefined,
    })),
  }
}
