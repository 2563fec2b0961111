import { useIntl } from 'react-intl'
import type { OpenCheckout } from '../../contract/checkoutView.js'
import { checkoutMessages } from './checkoutMessages.js'
import * as styles from './CheckoutScreen.css.js'

/** Where the order goes and who pays it. */
export function AddressSummary({ view }: { readonly view: OpenCheckout }) {
  const intl = useIntl()
  return (
    <div className={styles.addresses}>
      <div>
        <p className={styles.label}>
          {intl.formatMessage(view.isPickUp ? checkoutMessages.collectAt : checkoutMessages.deliverTo)}
        </p>
        <address className={styles.address}>{view.addressLines.join('\n')}</address>
      </div>
      <div>
        <p className={styles.label}>{intl.formatMessage(checkoutMessages.billTo)}</p>
        <address className={styles.address}>{view.billingLines.join('\n')}</address>
      </div>
    </div>
  )
}

/** How the order is delivered. */
export function MethodSummary({ view: { method } }: { readonly view: OpenCheckout }) {
  if (!method) return null
  return (
    <>
      <p className={styles.plain}>{method.name}</p>
      {method.arrival && <p className={styles.label}>{method.arrival}</p>}
    </>
  )
}
