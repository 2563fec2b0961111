import type { ComponentType } from 'react'
import type { OpenCheckout } from '../../contract/checkoutView.js'
import type { PageData } from '../../contract/pageData.js'
import { OpenCheckoutPage } from './OpenCheckoutPage.js'

/** Screen of the checkout with one step open. Each step is a module of its own, so that a document loads one form only. */
export function checkoutStep(Form: ComponentType<{ readonly view: OpenCheckout }>) {
  return function CheckoutStepScreen({ page }: { readonly page: Pick<PageData, 'screen'> }) {
    const view = page.screen?.checkout
    return view?.state === 'open' ? (
      <OpenCheckoutPage view={view}>
        <Form view={view} />
      </OpenCheckoutPage>
    ) : null
  }
}
