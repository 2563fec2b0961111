import { expect, it } from 'vitest'
import { doNotTrack, mayTrack } from './doNotTrack.js'

it.each([
  ['consent', { cookie: '0' }, false],
  ['refusal', { cookie: '1' }, true],
  ['no cookie', { cookie: undefined }, null],
  ['no value', { cookie: null }, null],
  ['an empty cookie', { cookie: '' }, null],
  ['a cookie of something else', { cookie: 'false' }, null],
  ['consent, but global privacy control', { cookie: '0', globalPrivacyControl: true }, true],
  ['consent, privacy control off', { cookie: '0', globalPrivacyControl: false }, false],
  ['consent, but the browser says no', { cookie: '0', navigatorDoNotTrack: '1' }, true],
  ['consent, the browser has no opinion', { cookie: '0', navigatorDoNotTrack: 'unspecified' }, false],
  ['the browser allows, nobody asked', { cookie: undefined, navigatorDoNotTrack: '0' }, null],
])('%s', (_, signals, expected) => {
  expect(doNotTrack(signals)).toBe(expected)
})

it.each([
  [false, true],
  [true, false],
  [null, false],
  [undefined, false],
])('do-not-track %s: calls may be made %s', (dnt, expected) => {
  expect(mayTrack(dnt)).toBe(expected)
})
