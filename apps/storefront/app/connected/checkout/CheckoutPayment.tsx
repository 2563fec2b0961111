import { CheckoutPaymentForm } from '@vitrine/ui/CheckoutPaymentForm'
import type { OpenCheckout } from '../../contract/checkoutView.js'
import { useShell } from '../../contexts/ShellContext.js'
import { marketOfShell } from '../../page/market.js'
import { AdyenCard } from './AdyenCard.js'
import { checkoutStep } from './checkoutStep.js'
import { useBusyForm } from './useBusyForm.js'
import { ViewSummary } from './ViewSummary.js'

/** What is wrong with a code, by the kind of problem; all else is `unknown`. */
const certificateProblems: Readonly<Record<string, 'missing' | 'tooMany' | undefined>> = {
  required: 'missing',
  tooLong: 'tooMany',
}

/** Payment, legal texts and the order button. */
export const CheckoutPayment = checkoutStep(PaymentForm)

function PaymentForm({ view }: { readonly view: OpenCheckout }) {
  const shell = useShell()
  const { isBusy, onSubmit } = useBusyForm()
  const { country, language } = marketOfShell(shell)
  const root = `/${shell.localeAlias}`
  const action = `${root}/checkout/payment/submit`
  const certificate = view.problems.find(({ name }) => name === 'certificate')
  return (
    <CheckoutPaymentForm
      action={action}
      quote={view.quote}
      methods={view.paymentOptions.map(({ id }) => ({ id, kind: id }))}
      value={view.values['method'] ?? ''}
      problems={view.problems.filter(({ name }) => name !== 'certificate')}
      card={view.cardFields && { fieldsUrl: view.cardFields.url, origin: view.cardFields.origin }}
      adyenSlot={view.adyen ? <AdyenCard fields={view.adyen} /> : undefined}
      certificates={view.certificates}
      certificateAction={action}
      certificateProblem={certificate ? (certificateProblems[certificate.kind] ?? 'unknown') : null}
      certificateValue={view.values['certificate']}
      review={<ViewSummary view={view} isReview defaultOpen headingLevel={3} />}
      amountDue={view.amountDue}
      currency={view.summary.currency}
      agreement={{
        country: country.code,
        language,
        hasUsedGoods: view.hasUsedGoods,
        hasPersonalised: view.hasPersonalised,
        termsHref: `${root}/legal/terms`,
        withdrawalHref: `${root}/legal/withdrawal`,
        guaranteeHref: `${root}/legal/terms#guarantee`,
        privacyHref: `${root}/legal/privacy`,
      }}
      isBusy={isBusy}
      onSubmit={onSubmit}
    />
  )
}
