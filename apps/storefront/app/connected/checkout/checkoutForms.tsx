import { CheckoutAddressForm } from '@vitrine/ui/CheckoutAddressForm'
import { CheckoutContactForm } from '@vitrine/ui/CheckoutContactForm'
import { CheckoutDeliveryForm } from '@vitrine/ui/CheckoutDeliveryForm'
import { CheckoutLoginForm } from '@vitrine/ui/CheckoutLoginForm'
import { CheckoutPaymentForm } from '@vitrine/ui/CheckoutPaymentForm'
import type { OpenCheckout } from '../../contract/checkoutView.js'
import { useShell } from '../../contexts/ShellContext.js'
import { marketOfShell } from '../../page/market.js'
import { AdyenCard } from './AdyenCard.js'
import { useBusyForm } from './useBusyForm.js'

interface StepProps {
  readonly view: OpenCheckout
}

/** E-mail address of a guest, or logging in. */
export function WhoStep({ view }: StepProps) {
  const { localeAlias } = useShell()
  const { isBusy, onSubmit } = useBusyForm()
  const action = `/${localeAlias}/checkout/login`
  if (view.login !== null)
    return (
      <CheckoutLoginForm
        action={action}
        login={view.values['login'] ?? ''}
        problem={view.login === 'open' ? null : view.login}
        guestHref={action}
        isBusy={isBusy}
        onSubmit={onSubmit}
      />
    )
  return (
    <CheckoutContactForm
      action={action}
      values={{ email: view.values['email'] ?? '' }}
      problems={view.problems}
      loginHref={`${action}?login=1#step-who`}
      isBusy={isBusy}
      onSubmit={onSubmit}
    />
  )
}

/** Delivery or pick-up, and the billing address. */
export function WhereStep({ view }: StepProps) {
  const shell = useShell()
  const { isBusy, onSubmit } = useBusyForm()
  const { code } = marketOfShell(shell).country
  return (
    <CheckoutAddressForm
      action={`/${shell.localeAlias}/checkout/shipping/submit`}
      country={[code]}
      values={view.values}
      problems={view.problems}
      savedAddresses={view.savedAddresses}
      pickUp={view.stores.length > 0 ? { stores: view.stores } : null}
      isBusy={isBusy}
      onSubmit={onSubmit}
    />
  )
}

/** The delivery method. */
export function HowStep({ view }: StepProps) {
  const { localeAlias } = useShell()
  const { isBusy, onSubmit } = useBusyForm()
  return (
    <CheckoutDeliveryForm
      action={`/${localeAlias}/checkout/shipping/submit`}
      methods={view.methods}
      value={view.values['methodId'] ?? ''}
      currency={view.summary.currency}
      problems={view.problems}
      isBusy={isBusy}
      onSubmit={onSubmit}
    />
  )
}

/** Payment, legal texts and the order button. */
export function PaymentStep({ view }: StepProps) {
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
      certificateProblem={certificate ? (certificate.kind === 'required' ? 'missing' : 'unknown') : null}
      certificateValue={view.values['certificate']}
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
