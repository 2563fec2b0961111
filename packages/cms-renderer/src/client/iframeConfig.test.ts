import { expect, it } from 'vitest'
import { readFrameConfigs } from './iframeConfig.js'

const clock = { src: 'https://clock.corvane.example/', title: 'Time', height: '480', '@nodes': [] }

it('reads every frame with its key', () => {
  const body = { '@name': 'iframe-config', '@nodes': ['partner-clock'], 'partner-clock': clock }
  expect(readFrameConfigs(body)).toEqual([
    { key: 'partner-clock', src: 'https://clock.corvane.example/', title: 'Time', height: 480 },
  ])
})

it.each([
  ['a value that is not an object', null],
  ['a list', []],
  ['a node without frames', { '@nodes': [] }],
  ['a script', { a: { ...clock, src: 'javascript:alert(1)' } }],
  ['an address without TLS', { a: { ...clock, src: 'http://clock.corvane.example/' } }],
  ['an address of this site', { a: { ...clock, src: '/logout' } }],
  ['a polluted key', JSON.parse('{"__proto__":{"src":"https://clock.corvane.example/"}}')],
])('reads no frame from %s', (_, body) => {
  expect(readFrameConfigs(body)).toEqual([])
})

it.each(['', 'tall', '1e9', -1, 99, null])('ignores a height of %j', (height) => {
  expect(readFrameConfigs({ a: { ...clock, height } })[0]?.height).toBeNull()
})
