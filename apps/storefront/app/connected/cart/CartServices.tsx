import { Link } from '@vitrine/ui/Link'
import { text } from '@vitrine/ui/theme/text'
import { defineMessage, defineMessages, useIntl } from 'react-intl'
import { useShell } from '../../contexts/ShellContext.js'
import * as styles from './CartServices.css.js'

const messages = defineMessages({
  delivery: { id: 'cartServices.delivery', defaultMessage: 'Insured delivery against signature' },
  pickUp: { id: 'cartServices.pickUp', defaultMessage: 'Collection in a boutique' },
  terms: { id: 'cartServices.terms', defaultMessage: 'Terms, delivery and returns' },
  help: { id: 'cartServices.help', defaultMessage: 'Advice for your order' },
  adviser: { id: 'cartServices.adviser', defaultMessage: 'Let an adviser finish this with you' },
})
const call = defineMessage<{ phone: string }>({ id: 'cartServices.call', defaultMessage: 'Call us: {phone}' })

/** What comes with an order, and ways to talk to somebody about it. */
export function CartServices() {
  const intl = useIntl()
  const { localeAlias, phone } = useShell()
  return (
    <div className={styles.root}>
      <ul role="list" className={`${text.small} ${styles.list}`}>
        <li>{intl.formatMessage(messages.delivery)}</li>
        <li>
          <Link variant="underline" href={`/${localeAlias}/boutiques`}>
            {intl.formatMessage(messages.pickUp)}
          </Link>
        </li>
        <li>
          <Link variant="underline" href={`/${localeAlias}/legal/terms`}>
            {intl.formatMessage(messages.terms)}
          </Link>
        </li>
      </ul>
      <section aria-labelledby="cart-help" className={styles.help}>
        <h2 id="cart-help" className={`${text.h3} ${styles.title}`}>
          {intl.formatMessage(messages.help)}
        </h2>
        <ul role="list" className={`${text.small} ${styles.list}`}>
          <li>
            <Link variant="underline" href={phone.href}>
              {intl.formatMessage(call, { phone: phone.label })}
            </Link>
          </li>
          <li>
            <Link variant="underline" href={`/${localeAlias}/contact?cart`}>
              {intl.formatMessage(messages.adviser)}
            </Link>
          </li>
        </ul>
      </section>
    </div>
  )
}
