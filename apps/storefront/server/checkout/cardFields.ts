import type { PaymentConfig } from '../../app/config/paymentConfig.server.js'
import type { AdyenFields, OpenCheckout } from '../../app/contract/checkoutView.js'

/** Page with the provider's hosted card fields, by locale; null = cards are entered at a page of the provider. */
export function cardFieldsOf(
  payment: PaymentConfig | null,
  publicOrigin: string,
): (localeId: string) => OpenCheckout['cardFields'] {
  const provider = payment?.provider
  if (provider?.kind !== 'testpay') return () => null
  const origin = provider.publicOrigin
  return (locale) => ({ url: `${origin}/fields?${new URLSearchParams({ origin: publicOrigin, locale })}`, origin })
}

/** Account of Adyen's card component; null = another provider. */
export function adyenAccount(payment: PaymentConfig | null): Pick<AdyenFields, 'clientKey' | 'environment'> | null {
  const provider = payment?.provider
  return provider?.kind === 'adyen' ? { clientKey: provider.clientKey, environment: provider.environment } : null
}
