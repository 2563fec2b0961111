import { describe, expect, it } from 'vitest'
import { escapeText, folded, orderCalendar } from './orderCalendar.js'
import { buildOrderView, ORDERED_AT } from '../testing/orderFixture.js'
import { orderIntl } from './orderIntl.js'

describe('escapeText', () => {
  it.each([
    ['a, b; c', 'a\\, b\\; c'],
    ['a\\b', 'a\\\\b'],
    ['a\nb', 'a\\nb'],
    ['a\r\nEND:VEVENT', 'a\\nEND:VEVENT'],
    ['a\rb', 'a\\nb'],
    ['a\u0000b\u0085', 'ab'],
    ['Zürich – 8’200', 'Zürich – 8’200'],
  ])('writes %j as %j', (text, escaped) => {
    expect(escapeText(text)).toBe(escaped)
  })
})

describe('folded', () => {
  it('keeps lines of up to 75 octets', () => {
    expect(folded('x'.repeat(75))).toBe('x'.repeat(75))
    expect(folded('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
  })

  it.each(['x'.repeat(400), 'ü'.repeat(200), '⌚️🎁'.repeat(60)])('never splits a character of %j', (text) => {
    const lines = folded(text).split('\r\n')
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(lines.map((line, index) => (index === 0 ? line : line.slice(1))).join('')).toBe(text)
    expect(folded(text)).not.toContain('\uFFFD')
  })
})

describe('orderCalendar', () => {
  const write = (localeId: string, name = 'Meridian 40') => {
    const productItems = [{ itemId: '1', productId: 'p', productName: name, quantity: 1, price: 1 }]
    const order = buildOrderView(localeId, { productItems })
    return orderCalendar(order, { intl: orderIntl(localeId), now: ORDERED_AT }) ?? ''
  }

  it('is one event of whole days, in the order RFC 5545 demands', () => {
    const lines = write('de-CH').split('\r\n')
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Halbrenn//Orders//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:order-00001234@halbrenn.example',
      'DTSTAMP:20261124T090000Z',
      // Ordered on a Tuesday, one to three working days.
      'DTSTART;VALUE=DATE:20261125',
      'DTEND;VALUE=DATE:20261128',
      'SUMMARY:Lieferung von Halbrenn',
      'LOCATION:Ada Frei\\, Uferweg 1\\, 8001 Zürich',
      'DESCRIPTION:Bestellnummer 00001234\\n1 ×  Meridian 40',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('lets no text add a property', () => {
    const text = write('en-CH', 'x\r\nATTACH:https://evil.example\r\nBEGIN:VALARM')
    expect(text.split('\r\n').filter((line) => /^(?:ATTACH|BEGIN:VALARM)/.test(line))).toEqual([])
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('does not exist without days', () => {
    const order = { ...buildOrderView('en-CH'), arrivalDays: null }
    expect(orderCalendar(order, { intl: orderIntl('en-CH'), now: ORDERED_AT })).toBeNull()
  })
})
