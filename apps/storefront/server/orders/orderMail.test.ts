import { describe, expect, it } from 'vitest'
import { countries } from '../../app/config/countries.js'
import { retailer } from '../../app/config/retailer.js'
import type { OrderView } from '../../app/contract/orderView.js'
import { hostileTexts } from '../mail/hostileTexts.js'
import { buildOrderView, marketFor, transfer } from '../testing/orderFixture.js'
import { orderIntl } from './orderIntl.js'
import { orderMail } from './orderMail.js'

const languages = ['en', 'de', 'fr', 'da'] as const

function mailOf(order: OrderView, localeId: string, place = localeId, occasion: 'ordered' | 'paid' = 'ordered') {
  return orderMail({
    order,
    market: { ...marketFor(localeId), country: marketFor(place).country },
    intl: orderIntl(localeId),
    occasion,
    origin: 'https://www.vitrine.example',
    confirmationPath: '/checkout/confirmation/00001234?key=k',
    terms: 'Terms\nText',
  })
}

/** A locale of each language, with the country of another where the shop has no such locale. */
const localeOf = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', da: 'da-DK' } as const
const english = { CH: 'en-CH', DE: 'en-DE', AT: 'en-AT', DK: 'en-DK', FR: 'en-FR', GB: 'en-GB' } as const
const places = languages.flatMap((language) => countries.map(({ code }) => [language, code] as const))

/** Texts of a mail without names and amounts, which are the same in every language. */
const textOf = (language: (typeof languages)[number], code: keyof typeof english) => {
  const order = { ...buildOrderView(localeOf[language], {}, { transfer }), giftMessage: 'x', usedGoodsConsent: 'x' }
  return mailOf({ ...order, hasPersonalised: true }, localeOf[language], english[code]).text
}

describe('the mail of an order', () => {
  it.each(places)('is complete in %s for %s', (language, code) => {
    const text = textOf(language, code)
    expect(text).not.toMatch(/\b(?:undefined|null|NaN)\b|[{}]|orderMail\.|orderLegal\./)
    expect(text).toContain(retailer.legalName)
    expect(text).toContain(countries.find((country) => country.code === code)?.phoneLabel)
    // CH has no statutory right of withdrawal, so it gets neither the instruction nor the form.
    const right = { en: /fourteen days/, de: /vierzehn Tagen/, fr: /quatorze jours/, da: /fjorten dage/ }[language]
    expect(right.test(text)).toBe(code !== 'CH')
    const form = { en: /hereby give notice/, de: /Hiermit /, fr: /par la présente/, da: /meddeler herved/ }[language]
    expect(form.test(text)).toBe(code !== 'CH')
    expect(text.includes('/legal/withdrawal')).toBe(['DE', 'AT', 'DK', 'FR'].includes(code))
    expect(text).toContain('CH93 0076 2011 6238 5295 7')
  })

  it.each(countries.map(({ code }) => code))('shares no sentence between languages for %s', (code) => {
    const sentences = languages.map(
      (language) =>
        new Set(
          textOf(language, code)
            .split('\n')
            .filter((line) => line.length > 60 && !line.includes('://')),
        ),
    )
    const shared = sentences.flatMap((own, index) =>
      [...own].filter((line) => sentences.some((other, at) => at !== index && other.has(line))),
    )
    // The footer with name and address is the only line that may be equal.
    expect(shared.filter((line) => !line.startsWith(retailer.legalName))).toEqual([])
  })

  it('writes Swiss German without ß, and French with narrow spaces', () => {
    const swiss = mailOf(buildOrderView('de-CH'), 'de-CH')
    expect(swiss.text).not.toContain('ß')
    expect(swiss.text).toContain('CHF')
    const french = mailOf({ ...buildOrderView('fr-FR', {}, { transfer }), giftMessage: 'x' }, 'fr-FR')
    expect(french.text).not.toMatch(/[^\s\u202F\d-][:;!?](?=\s)/)
  })

  it('names products, values, totals, delivery and payment', () => {
    const { text, html, subject } = mailOf(buildOrderView('de-CH'), 'de-CH')
    expect(subject).toBe('Ihre Bestellung 00001234')
    for (const part of ['00001234', 'Meridian 40', 'CHF 8’200', 'Visa •••• 1111', 'Uferweg 1', '8001 Zürich'])
      expect([text.replace(/\u00A0/g, ' ').includes(part), part]).toEqual([true, part])
    expect(text.replace(/\u00A0/g, ' ')).toContain('CHF 614.43')
    expect(html).toContain('https://www.vitrine.example/ch/de/checkout/confirmation/00001234?key=k')
    expect(html).not.toMatch(/<(?:img|script|link)\b|url\(/)
  })

  it('says what was agreed for used goods, and that engraved products are excluded', () => {
    const given = buildOrderView('de-DE', {
      c_usedGoodsConsent: '2026-11-24T09:00:00.000Z',
      productItems: [{ itemId: '1', productId: 'p', productName: 'M', quantity: 1, price: 1, c_engraving: 'Für <A>' }],
    })
    const { text, html } = mailOf(given, 'de-DE')
    expect(text).toMatch(/Am 24\. November 2026 um 10:00 haben Sie ausdrücklich zugestimmt/)
    expect(text).toContain('Gravur: Für <A>')
    expect(html).toContain('Gravur: Für &lt;A&gt;')
    expect(text).toContain('Ihre Bestellung enthält ein graviertes Produkt')
    expect(mailOf(buildOrderView('de-DE'), 'de-DE').text).not.toContain('ausdrücklich zugestimmt')
  })

  it.each(Object.values(localeOf))('tells in %s that a transfer has arrived', (localeId) => {
    const [ordered, paid] = (['ordered', 'paid'] as const).map((occasion) =>
      mailOf(
        buildOrderView(localeId, {}, { transfer: occasion === 'paid' ? null : transfer }),
        localeId,
        localeId,
        occasion,
      ),
    )
    expect(paid?.subject).not.toBe(ordered?.subject)
    expect([ordered?.text.includes('POFICHBEXXX'), paid?.text.includes('POFICHBEXXX')]).toEqual([true, false])
  })

  it('tells the boutique of an order that is collected', () => {
    const shipment = { shipmentId: 'me', c_fromStoreId: 's', c_pickupPerson: 'Ben Frei' }
    const order = buildOrderView(
      'en-CH',
      { shipments: [shipment] },
      {
        store: {
          id: 's',
          name: 'Halbrenn Zürich',
          address1: 'Uferweg 18',
          postalCode: '8001',
          city: 'Zürich',
          countryCode: 'CH',
          phone: '+41 44 555 01 31',
          c_openingTimes: {
            timeZone: 'Europe/Zurich',
            week: [{ day: 'monday', spans: [{ from: '10:00', to: '18:30' }] }],
          },
        },
      },
    )
    const { text } = mailOf(order, 'en-CH')
    for (const part of ['Collection', 'Halbrenn Zürich', '10:00–18:30', '+41 44 555 01 31', 'Ben Frei'])
      expect([text.includes(part), part]).toEqual([true, part])
    expect(text).not.toContain('Delivery address')
  })

  it.each(hostileTexts)('escapes %j everywhere', (hostile) => {
    const order = buildOrderView('en-CH')
    const lines = order.lines.map((line) => ({
      ...line,
      brand: hostile,
      name: hostile,
      engraving: hostile,
      details: [{ label: hostile, value: hostile }],
      href: null,
    }))
    const { html } = mailOf(
      {
        ...order,
        lines,
        giftMessage: hostile,
        shippingAddress: [hostile],
        billingAddress: [hostile],
        payment: hostile,
      },
      'en-CH',
    )
    const tags = (text: string) => text.match(/<\/?[a-z!][^>]*>/gi)?.filter((tag) => !/^<\/?(?:br|p)/.test(tag)) ?? []
    const plain = mailOf(
      {
        ...order,
        lines: lines.map((line) => ({
          ...line,
          brand: 'x',
          name: 'x',
          engraving: 'x',
          details: [{ label: 'x', value: 'x' }],
        })),
        giftMessage: 'x',
        shippingAddress: ['x'],
        billingAddress: ['x'],
        payment: 'x',
      },
      'en-CH',
    )
    expect(tags(html)).toEqual(tags(plain.html))
  })
})
