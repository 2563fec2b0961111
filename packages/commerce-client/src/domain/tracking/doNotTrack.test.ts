import { expect, it } from 'vitest'
import { doNotTrack, mayTrack } from './doNotTrack.js'

it.each([
  ['consent', { cookie: '0' }, false],
  ['refusal', { cookie: '1' }, true],
  ['no cookie', { cookie: undefined }, null],
  ['no value', { cookie: null }, null],
  ['an empty cookie', { cookie: '' }, null],
  ['a cookie with another value', { cookie: 'false' }, null],
  ['consent, but global privacy control', { cookie: '0', globalPrivacyControl: true }, true],
  ['consent, privacy control off', { cookie: '0', globalPrivacyControl: false }, false],
  ['consent, but the browser sends do-not-track', { cookie: '0', navigatorDoNotTrack: '1' }, true],
  ['consent, browser setting unspecified', { cookie: '0', navigatorDoNotTrack: 'unspecified' }, false],
  ['tracking allowed by the browser, no choice yet', { cookie: undefined, navigatorDoNotTrack: '0' }, null],
])('%s', (_, signals, expected) => {
  expect(doNotTrack(signals)).toBe(expected)
})

it.each([
  [false, true],
  [true, false],
  [null, false],
  [undefined, false],
])('do-not-track %s: tracking allowed %s', (dnt, expected) => {
  expect(mayTrack(dnt)).toBe(expected)
})
