import { Container } from '@vitrine/ui/Container'
import { OrderLookup } from '@vitrine/ui/OrderLookup'
import { useIntl } from 'react-intl'
import { useShell } from '../../contexts/ShellContext.js'
import * as styles from './LockedOrder.css.js'
import { orderMessages } from './orderMessages.js'

/** Says nothing about the order, not even whether it exists. */
export function LockedOrder() {
  const intl = useIntl()
  const { localeAlias, phone } = useShell()
  return (
    <Container width="page" className={styles.root}>
      <header>
        <h1 className={styles.title}>{intl.formatMessage(orderMessages.lockedTitle)}</h1>
        <p className={styles.lead}>{intl.formatMessage(orderMessages.locked)}</p>
      </header>
      <OrderLookup
        headingLevel={2}
        action={`/${localeAlias}/order/lookup`}
        values={{}}
        problems={[]}
        outcome={null}
        phone={phone}
      />
    </Container>
  )
}
