import { CheckoutDeliveryForm } from '@vitrine/ui/CheckoutDeliveryForm'
import type { OpenCheckout } from '../../contract/checkoutView.js'
import { useShell } from '../../contexts/ShellContext.js'
import { checkoutStep } from './checkoutStep.js'
import { useBusyForm } from './useBusyForm.js'

/** The delivery method. */
export const CheckoutHow = checkoutStep(HowForm)

function HowForm({ view }: { readonly view: OpenCheckout }) {
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
