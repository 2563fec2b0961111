import { describe, expect, it } from 'vitest'
import { readResource } from '../cache/resourceAddress.js'
import { isShed } from './isShed.js'

describe('load shedding', () => {
  it.each([
    ['a robot', '/ch/de', 'Examplebot/2.1', true],
    ['a refined listing', '/ch/de/watches?refine=a%3D1', 'Mozilla/5.0', true],
    ['a page', '/ch/de', 'Mozilla/5.0', false],
    ['the basket', '/apis/scapi/checkout', 'Examplebot/2.1', false],
    ['the session', '/apis/session', 'Examplebot/2.1', false],
    ['health', '/healthz', 'Examplebot/2.1', false],
  ])('%s', (_name, url, agent, expected) => {
    const [path = '', query = ''] = url.split('?')
    const resource = readResource('www.vitrine.example', path, query === '' ? '' : `?${query}`)
    const found = resource?.kind === 'refused' ? null : resource
    expect(isShed({ headers: { 'user-agent': agent }, resource: found })).toBe(expected)
  })
})
