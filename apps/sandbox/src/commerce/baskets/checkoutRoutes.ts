import type { FastifyInstance } from 'fastify'
import type { CommerceContext } from '../commerceContext.js'
import { scapiPath } from '../http/scapiPath.js'
import { readBasketCall, type BasketRoute } from './basketRoute.js'
import { addCoupon, removeCoupon } from './couponService.js'
import { addPayment, getPaymentMethods, removePayment, updatePayment } from './paymentService.js'
import { readObject } from './readBody.js'
import { toBasket } from './toBasket.js'

/** Coupons and payment of a basket. */
export function checkoutRoutes(app: FastifyInstance, api: string, context: CommerceContext): void {
  const path = (rest: string) => scapiPath(api, `/baskets/:basketId${rest}`)

  app.post<BasketRoute>(path('/coupons'), (request) => {
    const call = readBasketCall(request, context)
    return toBasket(addCoupon(request.params.basketId, readObject(request.body), call), call.market, context)
  })

  app.delete<BasketRoute>(path('/coupons/:couponItemId'), (request) => {
    const call = readBasketCall(request, context)
    const { basketId, couponItemId } = request.params
    return toBasket(removeCoupon(basketId, couponItemId, call), call.market, context)
  })

  app.get<BasketRoute>(path('/payment-methods'), (request) =>
    getPaymentMethods(request.params.basketId, readBasketCall(request, context)),
  )

  app.post<BasketRoute>(path('/payment-instruments'), (request) => {
    const call = readBasketCall(request, context)
    return toBasket(addPayment(request.params.basketId, readObject(request.body), call), call.market, context)
  })

  app.patch<BasketRoute>(path('/payment-instruments/:paymentInstrumentId'), (request) => {
    const call = readBasketCall(request, context)
    const { basketId, paymentInstrumentId } = request.params
    const basket = updatePayment(basketId, paymentInstrumentId, readObject(request.body), call)
    return toBasket(basket, call.market, context)
  })

  app.delete<BasketRoute>(path('/payment-instruments/:paymentInstrumentId'), (request) => {
    const call = readBasketCall(request, context)
    const { basketId, paymentInstrumentId } = request.params
    return toBasket(removePayment(basketId, paymentInstrumentId, call), call.market, context)
  })
}
