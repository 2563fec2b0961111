import { describe, expect, it } from 'vitest'
import { addToCartErrorCodes } from '@vitrine/commerce-client/domain/basket/addToCartErrorCode'
import { type Message, specMessages } from './specMessages.js'

const messages = new Map<string, Message>(Object.entries(specMessages))
const languages = ['en', 'de', 'fr', 'da'] as const

describe('the texts defined by the specification', () => {
  it.each([
    ['cart.itemRemoveFailed', 'Something went wrong. Try again!'],
    ['cart.itemRemoved', 'Item removed from cart'],
    ['cart.quantityFailed', 'Something went wrong. Try again!'],
    ['cart.itemsUnavailable', 'Some items are no longer available online and will be removed from your cart.'],
    ['cart.itemsUnavailableRemove', 'Remove'],
    ['addToCart.DEFAULT', 'Something wrong!'],
    ['addToCart.Can-Not-Add-To-Cart', 'Maximum quantity for selected product already in cart.'],
    ['addToCart.Mix-Basket-Found-Pre-Order', 'Basket has pre-order product, You can not add this product.'],
    ['addToCart.Mix-Basket-Found-In-Stock', 'Basket has in-stock product, You can not add this product.'],
    [
      'addToCart.StaffSale-Mix-Basket-Found',
      'Discounted staff sale products cannot be ordered at the same time with other product categories.',
    ],
    ['wishlist.alreadyIn', 'Item is already in wishlist'],
    ['wishlist.removed', 'Item removed from wishlist'],
    ['session.invalidToken', 'Invalid token, please try again.'],
    ['feature.unavailable', 'This feature is not currently available.'],
    [
      'feature.accountNeeded',
      'This feature is not currently available. You must create an account to access this feature.',
    ],
    ['page.skip', 'Skip to Content'],
    ['errorPage.headline', "This page isn't working"],
    ['errorPage.subline', "We're sorry, but an error has occurred."],
    ['errorPage.copy', 'Try refreshing the page or click button below to be redirected to homepage.'],
    ['errorPage.home', 'Go to homepage'],
    ['miniCart.title', 'Shopping Cart'],
    ['miniCart.total', 'Total'],
    ['miniCart.inclVat', 'incl. VAT'],
    ['miniCart.checkout', 'Checkout'],
    ['miniCart.goToCart', 'Go to Shopping Cart'],
    ['miniCart.empty', 'Your shopping cart is empty.'],
    ['miniCart.continueShopping', 'Continue Shopping'],
    ['availability.preOrder', 'Pre Order'],
    ['availability.inStock', 'In stock'],
    ['availability.soldOut', 'Out of stock'],
    ['price.onRequest', 'Price on request'],
    ['price.startingAt', 'Starting at {price}'],
    ['keyFacts.year', 'Year of sale: {year}'],
    ['keyFacts.warranty', 'International warranty by {brand}'],
    ['manufacturer.title', 'Manufacturer Information'],
    ['manufacturer.manufacturer', 'Manufacturer'],
    ['manufacturer.responsiblePerson', 'Responsible Person'],
    ['orderStatus.open', 'Open'],
    ['orderStatus.discontinued', 'Discontinued'],
  ])('%s reads in English: %s', (code, text) => {
    expect(messages.get(code)?.en).toBe(text)
  })

  it('are all in the table above, except the plural and the one without wording in the specification', () => {
    expect(messages.size).toBe(41)
  })

  it.each(addToCartErrorCodes)('has a text for the add-to-cart code %s', (code) => {
    expect(messages.get(`addToCart.${code}`)?.en).toBeTruthy()
  })

  it.each(languages)('are complete in %s and have the same variables', (language) => {
    const faults = [...messages].flatMap(([code, message]) => {
      const isComplete = message[language].trim() !== '' && variables(message[language]) === variables(message.en)
      return isComplete ? [] : [code]
    })
    expect(faults).toEqual([])
  })

  it('use the formal address in German and French', () => {
    const du = /\b(?:du|dein\w*|dich|dir)\b/i
    const tu = /\b(?:tu|ton|ta|tes|toi)\b/i
    expect([...messages].filter(([, { de, fr }]) => du.test(de) || tu.test(fr))).toEqual([])
  })
})

function variables(text: string): string {
  return [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name).join()
}
