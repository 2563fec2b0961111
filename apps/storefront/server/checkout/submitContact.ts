import { updateCustomerForBasket } from '@vitrine/commerce-client/client/shopperBaskets'
import { checkoutContactProblems, checkoutContactValues } from '@vitrine/ui/rules/checkoutContactProblems'
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
  const values = checkoutContactValues(form)
  const problems = checkoutContactProblems(values)
  if (problems.length === 0) await updateCustomerForBasket(client, { basketId, body: values })
  return problems
}
