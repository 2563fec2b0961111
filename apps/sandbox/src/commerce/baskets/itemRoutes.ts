import type { FastifyInstance } from 'fastify'
import type { CommerceContext } from '../commerceContext.js'
import { decodeOnceMore } from '../http/query.js'
import { scapiPath } from '../http/scapiPath.js'
import { readBasketCall, type BasketRoute } from './basketRoute.js'
import {
  addGiftCertificateItem,
  removeGiftCertificateItem,
  updateGiftCertificateItem,
} from './giftCertificateItemService.js'
import { addItems, removeItem, updateItem, updateItems } from './itemService.js'
import { readObject } from './readBody.js'
import { toBasket } from './toBasket.js'

/** Items of a basket: products and gift certificates. */
export function itemRoutes(app: FastifyInstance, api: string, context: CommerceContext): void {
  const path = (rest: string) => scapiPath(api, `/baskets/:basketId${rest}`)

  app.post<BasketRoute>(path('/items'), (request) => {
    const call = readBasketCall(request, context)
    return toBasket(addItems(request.params.basketId, request.body, call), call.market, context)
  })

  app.patch<BasketRoute>(path('/items'), (request) => {
    const call = readBasketCall(request, context)
    return toBasket(updateItems(request.params.basketId, request.body, call), call.market, context)
  })

  app.patch<BasketRoute>(path('/items/:itemId'), (request) => {
    const call = readBasketCall(request, context)
    const { basketId, itemId } = request.params
    const basket = updateItem(basketId, decodeOnceMore(itemId), readObject(request.body), call)
    return toBasket(basket, call.market, context)
  })

  app.delete<BasketRoute>(path('/items/:itemId'), (request) => {
    const call = readBasketCall(request, context)
    const { basketId, itemId } = request.params
    return toBasket(removeItem(basketId, decodeOnceMore(itemId), call), call.market, context)
  })

  app.post<BasketRoute>(path('/gift-certificate-items'), (request) => {
    const call = readBasketCall(request, context)
    const basket = addGiftCertificateItem(request.params.basketId, readObject(request.body), call)
    return toBasket(basket, call.market, context)
  })

  app.patch<BasketRoute>(path('/gift-certificate-items/:giftCertificateItemId'), (request) => {
    const call = readBasketCall(request, context)
    const { basketId, giftCertificateItemId } = request.params
    const basket = updateGiftCertificateItem(basketId, giftCertificateItemId, readObject(request.body), call)
    return toBasket(basket, call.market, context)
  })

  app.delete<BasketRoute>(path('/gift-certificate-items/:giftCertificateItemId'), (request) => {
    const call = readBasketCall(request, context)
    const { basketId, giftCertificateItemId } = request.params
    return toBasket(removeGiftCertificateItem(basketId, giftCertificateItemId, call), call.market, context)
  })
}
