import { CheckoutPage } from '@vitrine/ui/CheckoutPage'
import { CheckoutStep } from '@vitrine/ui/CheckoutStep'
import { Link } from '@vitrine/ui/Link'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { type CheckoutStepName, checkoutSteps, type OpenCheckout } from '../../contract/checkoutView.js'
import { useShell } from '../../contexts/ShellContext.js'
import { checkoutMessages } from './checkoutMessages.js'
import { CheckoutNotices } from './CheckoutNotices.js'
import { useDraft } from './useDraft.js'
import { useStepFocus } from './useStepFocus.js'
import { ViewSummary } from './ViewSummary.js'
import { AddressSummary, MethodSummary } from './stepSummaries.js'
import * as styles from './CheckoutScreen.css.js'

/** The four steps of the checkout beside the order; one step is open. */
export function OpenCheckoutPage({
  view,
  children,
}: {
  readonly view: OpenCheckout
  /** Form of the open step. */
  readonly children: ReactNode
}) {
  const intl = useIntl()
  const { localeAlias, phone } = useShell()
  const { done, step } = view
  useStepFocus(view)
  const form = useDraft(view.login === null ? step : 'login', view.problems.length === 0)
  const entries: Readonly<Record<CheckoutStepName, ReactNode>> = {
    who: <p className={styles.plain}>{view.email}</p>,
    where: <AddressSummary view={view} />,
    how: <MethodSummary view={view} />,
    payment: null,
  }
  return (
    <CheckoutPage
      banner={<CheckoutNotices view={view} />}
      steps={checkoutSteps.map((name, index) => (
        <CheckoutStep
          key={name}
          number={index + 1}
          name={name}
          title={intl.formatMessage(checkoutMessages[name])}
          status={name === step ? 'open' : done.includes(name) ? 'done' : 'upcoming'}
          summary={entries[name]}
          changeHref={
            name === 'who' && view.isSignedIn ? undefined : `/${localeAlias}/checkout?step=${name}#step-${name}`
          }
        >
          {name === step && <div ref={form}>{children}</div>}
        </CheckoutStep>
      ))}
      summary={
        <ViewSummary
          view={view}
          isSticky
          footer={
            <Link variant="underline" href={`/${localeAlias}/cart`}>
              {intl.formatMessage(checkoutMessages.edit)}
            </Link>
          }
        />
      }
      help={
        <p className={styles.plain}>
          {intl.formatMessage(checkoutMessages.help)}{' '}
          <Link variant="underline" href={phone.href}>
            {phone.label}
          </Link>
        </p>
      }
    />
  )
}
