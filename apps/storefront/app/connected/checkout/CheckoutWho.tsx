import { CheckoutContactForm } from '@vitrine/ui/CheckoutContactForm'
import { CheckoutLoginForm } from '@vitrine/ui/CheckoutLoginForm'
import type { OpenCheckout } from '../../contract/checkoutView.js'
import { useShell } from '../../contexts/ShellContext.js'
import { checkoutStep } from './checkoutStep.js'
import { useBusyForm } from './useBusyForm.js'

/** E-mail address of a guest, or logging in. */
export const CheckoutWho = checkoutStep(WhoForm)

function WhoForm({ view }: { readonly view: OpenCheckout }) {
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
