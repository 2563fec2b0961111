import { AdyenCheckout, Card } from '@adyen/adyen-web'
import '@adyen/adyen-web/styles/adyen.css'
import type { AdyenFields } from '../../contract/checkoutView.js'

/**
 * Mounts the card component and keeps the form from being sent while a chosen card is incomplete.
 *
 * @param options.onChange receives the encrypted card as JSON; empty while it is incomplete
 * @param options.signal ends the component
 */
export async function mountAdyenCard(
  element: HTMLElement,
  form: HTMLFormElement,
  options: {
    readonly fields: AdyenFields
    readonly onChange: (encrypted: string) => void
    readonly signal: AbortSignal
  },
): Promise<void> {
  const { fields, onChange, signal } = options
  const core = await AdyenCheckout({
    clientKey: fields.clientKey,
    environment: fields.environment,
    locale: fields.localeId,
    countryCode: fields.country,
    amount: fields.amount,
    analytics: { enabled: false },
    showPayButton: false,
  })
  if (signal.aborted) return
  const held = { isValid: false }
  const card = new Card(core, {
    hasHolderName: true,
    holderNameRequired: true,
    onChange(state) {
      held.isValid = state.isValid
      onChange(state.isValid ? JSON.stringify(state.data.paymentMethod) : '')
    },
  })
  card.mount(element)
  const check = (event: SubmitEvent) => {
    if (held.isValid || new FormData(form).get('method') !== 'card') return
    event.preventDefault()
    event.stopPropagation()
    card.showValidation()
  }
  form.addEventListener('submit', check, { capture: true, signal })
  signal.addEventListener('abort', () => card.unmount())
}
