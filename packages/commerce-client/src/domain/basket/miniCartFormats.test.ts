import { expect, it } from 'vitest'
import { taxFormat, taxPercentageFormat, totalFormat } from './miniCartFormats.js'
import { taxPercentage } from './taxPercentage.js'

const write = (format: Intl.NumberFormatOptions, value: number) =>
  new Intl.NumberFormat('en-GB', format).format(value).replaceAll('\u00A0', ' ')

it.each([
  ['an order total', totalFormat(8200, 'CHF'), 8200, 'CHF 8,200'],
  ['a shipping total', totalFormat(0, 'GBP'), 0, '£0'],
  ['a total with cents', totalFormat(8200.5, 'GBP'), 8200.5, '£8,200.50'],
  [
    'a total with cents under the cents rule of the specification',
    totalFormat(8200.4, 'GBP', 'never'),
    8200.4,
    '£8,200',
  ],
  ['a tax total', taxFormat('GBP'), 614.43, '£614.43'],
  ['a round tax total', taxFormat('GBP'), 600, '£600.00'],
  ['a tax total without a currency', taxFormat(), 1, 'CHF 1.00'],
  ['a tax percentage', taxPercentageFormat, taxPercentage({ orderTotal: 8200, taxTotal: 614.43 }) ?? 0, '8.1%'],
  ['a whole tax percentage', taxPercentageFormat, 0.2, '20.0%'],
])('formats %s', (_, format, value, text) => {
  expect(write(format, value)).toBe(text)
})
