import { readFileSync } from 'node:fs'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { type Message, specMessages } from './testing/specMessages.js'
import shop from '../messages/en.json' with { type: 'json' }

const read = (file: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
const parts = read('../../../packages/ui/messages/en.json')
const languages = ['de', 'fr', 'da'] as const
const translated = new Map(
  languages.map((language) => [
    language,
    { ...read(`../../../packages/ui/messages/${language}.json`), ...read(`../messages/${language}.json`) },
  ]),
)
const shown = new Map<string, string>([...Object.entries(parts), ...Object.entries(shop)])
const fixed = new Map<string, Message>(Object.entries(specMessages))

/** Texts fixed by the specification: message id → code. */
const places = {
  'addToCart.error.default': 'addToCart.DEFAULT',
  'addToCart.error.maximum': 'addToCart.Can-Not-Add-To-Cart',
  'addToCart.error.preOrder': 'addToCart.Mix-Basket-Found-Pre-Order',
  'addToCart.error.inStock': 'addToCart.Mix-Basket-Found-In-Stock',
  'addToCart.error.staffSale': 'addToCart.StaffSale-Mix-Basket-Found',
  'miniCart.failed': 'cart.itemRemoveFailed',
  'miniCart.removed': 'cart.itemRemoved',
  'miniCart.title': 'miniCart.title',
  'itemsUnavailable.text': 'cart.itemsUnavailable',
  'itemsUnavailable.remove': 'cart.itemsUnavailableRemove',
  'wishlist.added': 'wishlist.added',
  'wishlist.alreadyIn': 'wishlist.alreadyIn',
  'wishlist.removed': 'wishlist.removed',
  'wishlist.failed': 'wishlist.failed',
  'shell.errorTitle': 'errorPage.headline',
  'shoppingCartOverlay.title': 'miniCart.title',
  'shoppingCartOverlay.total': 'miniCart.total',
  'shoppingCartOverlay.inclVat': 'miniCart.inclVat',
  'shoppingCartOverlay.checkout': 'miniCart.checkout',
  'shoppingCartOverlay.goToCart': 'miniCart.goToCart',
  'shoppingCartOverlay.empty': 'miniCart.empty',
  'shoppingCartOverlay.continueShopping': 'miniCart.continueShopping',
  'shoppingCartOverlay.failed': 'cart.quantityFailed',
  'availabilityLabel.preOrder': 'availability.preOrder',
  'availabilityLabel.inStock': 'availability.inStock',
  'availabilityLabel.soldOut': 'availability.soldOut',
  'price.onRequest': 'price.onRequest',
  'price.startingAt': 'price.startingAt',
  'errorPage.headline': 'errorPage.headline',
  'errorPage.subline': 'errorPage.subline',
  'errorPage.copy': 'errorPage.copy',
  'errorPage.home': 'errorPage.home',
  'skipLink.skip': 'page.skip',
  'manufacturerPanel.title': 'manufacturer.title',
  'manufacturerPanel.manufacturer': 'manufacturer.manufacturer',
  'manufacturerPanel.responsiblePerson': 'manufacturer.responsiblePerson',
} as const

describe('texts fixed by the specification', () => {
  it.each(Object.entries(places))('%s shows %s verbatim', (id, code) => {
    expect(shown.get(id)).toBeDefined()
    expect(shown.get(id)).toBe(fixed.get(code)?.en)
  })

  it.each(languages)('are identical in %s wherever they occur', (language) => {
    const drifted = Object.entries(places).filter(
      ([id, code]) => translated.get(language)?.[id] !== fixed.get(code)?.[language],
    )
    expect(drifted.map(([id, code]) => [id, translated.get(language)?.[id], fixed.get(code)?.[language]])).toEqual([])
  })

  it.each([
    ['keyFacts.year', 'year'],
    ['keyFacts.warranty', 'brand'],
  ] as const)('%s is identical apart from tags', (id, variable) => {
    const written = shown.get(id)?.replaceAll(/<\/?\w+>/g, '')
    expect(written?.replace('{value}', `{${variable}}`)).toBe(fixed.get(id)?.en)
  })

  it.each([
    ['en', 1, '1 item added to wishlist'],
    ['en', 2, '2 items added to wishlist'],
    ['de', 1, '1 Artikel auf die Wunschliste gesetzt'],
    ['fr', 2, '2 articles ajoutés à la liste d’envies'],
    ['da', 1, '1 vare føjet til ønskelisten'],
  ] as const)('%s: counts %d wishlist items', (locale, quantity, text) => {
    const message = { id: 'added', defaultMessage: specMessages['wishlist.added'][locale] }
    expect(createIntl({ locale, onError: () => undefined }).formatMessage(message, { quantity })).toBe(text)
  })
})
