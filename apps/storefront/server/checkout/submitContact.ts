import { updateCustomerForBasket } from '@vitrine/commerce-client/client/shopperBaskets'
import { isEmail } from '@vitrine/ui/rules/isEmail'
import type { CheckoutProblem } from '../../app/contract/checkoutView.js'
import type { FormValues } from '../http/formBody.js'
import type { Shopper } from '../personal/shopperClient.js'
import type { CheckoutBasket } from './readBasket.js'

/** Saves a guest's e-mail address in the basket. Returns what is wrong with the form. @throws CommerceApiError */
export async function submitContact(
  { client }: Shopper,
  { basketId }: CheckoutBasket,
  form: FormValues,
): Promise<readonly CheckoutProblem[]> {
  const email = (form['email'] ?? '').trim()
  if (email === '') return [{ name: 'email', kind: 'required' }]
  if (!isEmail(email)) return [{ name: 'email', kind: 'email' }]
  await updateCustomerForBasket(client, { basketId, body: { email } })
  return []
}
