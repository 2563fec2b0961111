import { OrderConfirmation } from '@vitrine/ui/OrderConfirmation'
import type { ConfirmationView } from '../../contract/orderView.js'
import type { PageData } from '../../contract/pageData.js'
import { useShell } from '../../contexts/ShellContext.js'
import { LockedOrder } from './LockedOrder.js'

/** The confirmation of an order. The server decides who may read it; others get the form that finds an order. */
export function ConfirmationScreen({ page }: { readonly page: Pick<PageData, 'screen'> }) {
  const view = page.screen?.confirmation
  return view?.state === 'shown' ? <ShownOrder view={view} /> : <LockedOrder />
}

function ShownOrder({ view }: { readonly view: Extract<ConfirmationView, { state: 'shown' }> }) {
  const { localeAlias, phone } = useShell()
  const { order, calendarHref, documents, accountHref } = view
  const { pickUp, transfer } = order
  return (
    <OrderConfirmation
      orderNo={order.orderNo}
      email={order.email}
      date={order.date}
      lines={order.lines}
      totals={order.totals}
      currency={order.currency}
      promotions={order.promotions}
      giftCards={order.giftCards}
      giftNote={order.giftMessage}
      shippingAddress={order.shippingAddress}
      billingAddress={order.billingAddress}
      method={order.method}
      arrival={order.arrival}
      payment={order.payment}
      instructions={transfer ?? undefined}
      pickUp={
        pickUp
          ? {
              name: pickUp.name,
              address: pickUp.address,
              hours: pickUp.hours,
              href: pickUp.href ?? undefined,
              person: pickUp.person ?? undefined,
            }
          : undefined
      }
      calendarHref={calendarHref}
      documents={documents}
      accountHref={accountHref}
      continueHref={`/${localeAlias}`}
      phone={phone}
    />
  )
}
