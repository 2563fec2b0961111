import {
  addPaymentInstrumentToBasket,
  removePaymentInstrumentFromBasket,
} from '@vitrine/commerce-client/client/shopperBasketCheckout'
import { updateBasket } from '@vitrine/commerce-client/client/shopperBaskets'
import { isCommerceApiError } from '@vitrine/commerce-client/client/CommerceApiError'
import { getGiftCertificate } from '@vitrine/commerce-client/client/shopperGiftCertificates'
import {
  checkoutPaymentProblems,
  checkoutPaymentValues,
  needsUsedGoodsConsent,
} from '@vitrine/ui/rules/checkoutPaymentProblems'
import type { CheckoutProblem, OpenCheckout } from '../../app/contract/checkoutView.js'
import type { FormValues } from '../http/formBody.js'
import type { Shopper } from '../personal/shopperClient.js'
import { amountDue, certificatesOf } from './checkoutSummary.js'
import type { CheckoutBasket } from './readBasket.js'

type Problems = readonly CheckoutProblem[]

const LONGEST_CODE = 256

/** What is missing in a form that orders. */
export function orderProblems(
  form: FormValues,
  { paymentOptions, amountDue: due, hasUsedGoods }: OpenCheckout,
  country: string,
): Problems {
  return checkoutPaymentProblems(checkoutPaymentValues(form), {
    methodIds: due === 0 ? [] : paymentOptions.length === 0 ? [''] : paymentOptions.map(({ id }) => id),
    needsUsedGoodsConsent: needsUsedGoodsConsent(country, hasUsedGoods),
  })
}

/** Stores what the buyer agreed to, and the language of the order, with the order. @throws CommerceApiError */
export async function keepAgreement(
  { client }: Shopper,
  { basketId }: CheckoutBasket,
  agreement: { readonly localeId: string; readonly usedGoodsConsent: boolean },
): Promise<void> {
  const { localeId, usedGoodsConsent } = agreement
  await updateBasket(client, {
    basketId,
    body: { c_locale: localeId, ...(usedGoodsConsent && { c_usedGoodsConsent: new Date().toISOString() }) },
  })
}

/** Lets a gift certificate pay as much of the order as it can. Returns what is wrong. @throws CommerceApiError */
export async function addCertificate(
  { client }: Shopper,
  { basketId, basket }: CheckoutBasket,
  form: FormValues,
): Promise<Problems> {
  const giftCertificateCode = (form['certificate'] ?? '').trim()
  if (giftCertificateCode === '') return [{ name: 'certificate', kind: 'required' }]
  const due = amountDue(basket.orderTotal ?? 0, certificatesOf(basket.paymentInstruments))
  if (giftCertificateCode.length > LONGEST_CODE) return [{ name: 'certificate', kind: 'format' }]
  try {
    const certificate = await getGiftCertificate(client, { body: { giftCertificateCode } })
    const amount = Math.min(certificate?.balance ?? 0, due)
    if (!certificate?.enabled || amount <= 0) return [{ name: 'certificate', kind: 'format' }]
    const body = { paymentMethodId: 'GIFT_CERTIFICATE', giftCertificateCode, amount }
    await addPaymentInstrumentToBasket(client, { basketId, body })
    return []
  } catch (error) {
    if (isCommerceApiError(error, 'validation')) return [{ name: 'certificate', kind: 'format' }]
    throw error
  }
}

/** Takes a gift certificate out of the payment again. @throws CommerceApiError */
export async function removeCertificate(
  { client }: Shopper,
  { basketId, basket }: CheckoutBasket,
  paymentInstrumentId: string,
): Promise<void> {
  const isOwn = certificatesOf(basket.paymentInstruments).some(({ id }) => id === paymentInstrumentId)
  if (isOwn) await removePaymentInstrumentFromBasket(client, { basketId, paymentInstrumentId })
}
