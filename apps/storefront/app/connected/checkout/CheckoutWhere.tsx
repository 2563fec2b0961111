import { CheckoutAddressForm } from '@vitrine/ui/CheckoutAddressForm'
import type { OpenCheckout } from '../../contract/checkoutView.js'
import { useShell } from '../../contexts/ShellContext.js'
import { marketOfShell } from '../../page/market.js'
import { checkoutStep } from './checkoutStep.js'
import { useBusyForm } from './useBusyForm.js'

/** Delivery or pick-up, and the billing address. */
export const CheckoutWhere = checkoutStep(WhereForm)

function WhereForm({ view }: { readonly view: OpenCheckout }) {
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
