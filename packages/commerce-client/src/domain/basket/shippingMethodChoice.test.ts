import { expect, it } from 'vitest'
import { shippingMethodChoice } from './shippingMethodChoice.js'

const hidden = { id: 'hidden', c_hideOnStorefront: true }
const courier = { id: 'courier' }
const express = { id: 'express', c_hideOnStorefront: false }

it.each([
  [
    'keeps the default',
    'standard',
    { defaultShippingMethodId: 'standard', applicableShippingMethods: [courier] },
    null,
  ],
  [
    'keeps an applicable method',
    'courier',
    { defaultShippingMethodId: 'standard', applicableShippingMethods: [courier] },
    null,
  ],
  ['keeps an applicable hidden method', 'hidden', { applicableShippingMethods: [hidden, courier] }, null],
  [
    'sets the default',
    'old',
    { defaultShippingMethodId: 'standard', applicableShippingMethods: [courier] },
    'standard',
  ],
  ['sets the default when the shipment has no method', undefined, { defaultShippingMethodId: 'standard' }, 'standard'],
  [
    'sets the first method that is not hidden',
    'old',
    { applicableShippingMethods: [hidden, express, courier] },
    'express',
  ],
  ['sets none when all methods are hidden', 'old', { applicableShippingMethods: [hidden] }, null],
  ['sets none when no method is applicable', undefined, {}, null],
])('shippingMethodChoice %s', (_, current, methods, expected) => {
  expect(shippingMethodChoice(current, methods)).toBe(expected)
})
