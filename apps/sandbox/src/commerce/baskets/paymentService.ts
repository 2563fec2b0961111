import type { PaymentMethodResult } from '@vitrine/commerce-client/types/payment'
import type { StoredBasket, StoredPayment } from '../../store/storedBasket.js'
import { Problem, badRequest } from '../http/problem.js'
import { sumAmounts } from './amounts.js'
import { findBasket, saveBasket, type BasketCall } from './basketService.js'
import { paymentMethods } from './paymentMethods.js'
import { priceBasket } from './priceBasket.js'
import type { JsonObject } from './readBody.js'
import { readPayment } from './readPayment.js'

const MAXIMUM_INSTRUMENTS = 10

/** getPaymentMethodsForBasket: methods for the amount that is still open. */
export function getPaymentMethods(basketId: string, call: BasketCall): PaymentMethodResult {
  const basket = findBasket(basketId, call)
  const { orderTotal, market } = priceBasket(basket, call.market, call.context)
  return paymentMethods(
    sumAmounts([orderTotal, ...basket.payments.map(({ amount }) => -(amount ?? 0))]),
    basket.currency,
    market.language,
  )
}

/**
 * addPaymentInstrumentToBasket.
 * @throws Problem 400 as readPayment
 */
export function addPayment(basketId: string, body: JsonObject, call: BasketCall): StoredBasket {
  const basket = findBasket(basketId, call)
  if (basket.payments.length >= MAXIMUM_INSTRUMENTS) {
    throw badRequest(`A basket has ${MAXIMUM_INSTRUMENTS} payment instruments at most.`)
  }
  const payment = readPayment(body, null, { ...scope(basket, call), others: basket.payments })
  return saveBasket({ ...basket, payments: [...basket.payments, payment] }, call)
}

/**
 * updatePaymentInstrumentInBasket: changes the given fields.
 * @throws Problem 404 for an unknown instrument, 400 as readPayment
 */
export function updatePayment(basketId: string, id: string, body: JsonObject, call: BasketCall): StoredBasket {
  const basket = findBasket(basketId, call)
  const payment = findPayment(basket.payments, id)
  const others = basket.payments.filter((other) => other !== payment)
  const changed = readPayment(body, payment, { ...scope(basket, call), others })
  return saveBasket(
    { ...basket, payments: basket.payments.map((other) => (other === payment ? changed : other)) },
    call,
  )
}

/**
 * removePaymentInstrumentFromBasket.
 * @throws Problem 404 for an unknown instrument
 */
export function removePayment(basketId: string, id: string, call: BasketCall): StoredBasket {
  const basket = findBasket(basketId, call)
  const payment = findPayment(basket.payments, id)
  return saveBasket({ ...basket, payments: basket.payments.filter((other) => other !== payment) }, call)
}

/**
 * A payment instrument by its id.
 * @throws Problem 404 `payment-instrument-not-found`
 */
export function findPayment(payments: readonly StoredPayment[], paymentInstrumentId: string): StoredPayment {
  const payment = payments.find((candidate) => candidate.paymentInstrumentId === paymentInstrumentId)
  if (payment) return payment
  const detail = `No payment instrument with ID '${paymentInstrumentId}' could be found.`
  throw new Problem(404, 'payment-instrument-not-found', detail, { paymentInstrumentId })
}

function scope({ currency }: StoredBasket, { context: { giftCertificates } }: BasketCall) {
  return { currency, giftCertificates }
}
