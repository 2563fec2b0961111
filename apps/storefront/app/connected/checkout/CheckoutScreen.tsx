import { Container } from '@vitrine/ui/Container'
import { CheckoutRedirect } from '@vitrine/ui/CheckoutRedirect'
import { CheckoutStatus } from '@vitrine/ui/CheckoutStatus'
import { useIntl } from 'react-intl'
import type { PageData } from '../../contract/pageData.js'
import { useShell } from '../../contexts/ShellContext.js'
import { checkoutMessages } from './checkoutMessages.js'
import * as styles from './CheckoutScreen.css.js'

/** The checkout without an open step: empty, under way to the provider, or waiting for it. */
export function CheckoutScreen({ page }: { readonly page: Pick<PageData, 'screen'> }) {
  const intl = useIntl()
  const { localeAlias, phone } = useShell()
  const view = page.screen?.checkout ?? { state: 'empty' as const }
  const root = `/${localeAlias}`
  return (
    <Container width="page" className={styles.alone}>
      {view.state === 'empty' && <CheckoutStatus kind="empty" headingLevel={1} continueHref={root} phone={phone} />}
      {view.state === 'unavailable' && (
        <CheckoutStatus kind="unavailable" headingLevel={1} retryHref={`${root}/checkout`} phone={phone} />
      )}
      {view.state === 'redirecting' && (
        <CheckoutRedirect
          url={view.url}
          method={view.method}
          fields={view.fields}
          isAutomatic={view.isAutomatic && view.method === 'POST'}
        />
      )}
      {view.state === 'checking' && (
        <CheckoutStatus
          kind="checking"
          headingLevel={1}
          refreshHref={view.attemptId === '' ? undefined : returnPath(root, view.attemptId)}
          phone={phone}
        />
      )}
      {((view.state === 'checking' && view.attemptId !== '') ||
        (view.state === 'redirecting' && !view.isAutomatic)) && (
        <form method="post" action={returnPath(root, view.attemptId)} className={styles.cancel}>
          <input type="hidden" name="action" value="cancel" />
          <button type="submit" className={styles.cancelButton}>
            {intl.formatMessage(checkoutMessages.cancelPayment)}
          </button>
        </form>
      )}
    </Container>
  )
}

function returnPath(root: string, attemptId: string): string {
  return `${root}/checkout/payment/return?attempt=${encodeURIComponent(attemptId)}&wait=1`
}
