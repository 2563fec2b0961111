import { expect, it } from 'vitest'
import { pageType } from './pageType.js'

const config = { contentSegments: ['brand-world', 'markenwelt', 'gifts', 'geschenke'], boutiquePrefix: 'bespoke-' }

it.each([
  ['/ch/de/appointment', 'general-page', 'appointment'],
  ['/ch/de/appointment/booking', 'virtual-pdp', 'appointment'],
  ['/ch/de/service/repair', 'home', 'service'],
  ['/ch/de/brand-world/history', 'bespoke-page', 'content'],
  ['/ch/de/markenwelt', 'general-page', 'content'],
  ['/ch/de/gifts', 'virtual-plp', 'content'],
  ['/ch/de/giftshop', 'virtual-plp', 'plp'],
  ['/ch/de/services', 'general-page', 'other'],
  ['/ch/de', 'home', 'homepage'],
  ['/ch/de', 'virtual-root', 'homepage'],
  ['/ch/de/corvane', 'bespoke-root', 'homepage'],
  ['/ch/de/cpo', 'cpo-root', 'homepage'],
  ['/ch/de/pre-owned', 'cpov7-root', 'homepage'],
  ['/ch/de/x', 'product-detail', 'pdp'],
  ['/ch/de/x', 'virtual-pdp', 'pdp'],
  ['/ch/de/x', 'virtual-high-jewellery-pdp', 'pdp'],
  ['/ch/de/x', 'bespoke-product-detail', 'pdp'],
  ['/ch/de/corvane/watches/x', 'bespoke-virtual-pdp', 'pdp'],
  ['/ch/de/x', 'cpo-virtual-pdp', 'pdp'],
  ['/ch/de/x', 'cpov7-product-detail', 'pdp'],
  ['/ch/de/x', 'product-listing', 'plp'],
  ['/ch/de/x', 'virtual-plp', 'plp'],
  ['/ch/de/x', 'cpo-virtual-plp', 'plp'],
  ['/ch/de/x', 'cpov7-product-listing', 'plp'],
  ['/ch/de/x', 'vitrine:pages/cpo-virtual-plp', 'plp'],
  ['/ch/de/corvane/models/tide', 'bespoke-model', 'plp'],
  ['/ch/de/corvane/new/tide', 'bespoke-new-model', 'plp'],
  ['/ch/de/corvane/send-a-message', 'bespoke-contact', 'contact_form'],
  ['/ch/de/corvane/watches/send-a-message', 'bespoke-contact', 'contact_form'],
  ['/ch/de/corvane/watches', 'bespoke-page', 'plp'],
  ['/ch/de/corvane', 'bespoke-page', 'other'],
  ['/ch/de/send-a-message', 'contact-page', 'other'],
  ['/ch/de/watches', 'general-page', 'other'],
  ['/ch/de/model', 'model', 'other'],
  ['/ch/de/wishlist', 'wishlist', 'wishlist'],
  ['/ch/de/x', 'article-detail', 'other'],
  ['/ch/de/x', 'store-detail', 'other'],
  ['/ch/de/x', '', 'other'],
])('pageType of %s with the template %s is %s', (path, subtype, expected) => {
  expect(pageType({ path, subtype }, config)).toBe(expected)
})
