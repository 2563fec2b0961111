import { OrderLookup } from '@vitrine/ui/OrderLookup'
import { useIntl } from 'react-intl'
import { useShell } from '../../contexts/ShellContext.js'
import * as styles from './ConfirmationScreen.css.js'
import { orderMessages } from './orderMessages.js'

/** Says nothing about the order, not even whether it exists. */
export function LockedOrder() {
  const intl = useIntl()
  const { localeAlias, phone } = useShell()
  return (
    <>
      <p className={styles.lead}>{intl.formatMessage(orderMessages.locked)}</p>
      <OrderLookup action={`/${localeAlias}/order/lookup`} values={{}} problems={[]} outcome={null} phone={phone} />
    </>
  )
}
