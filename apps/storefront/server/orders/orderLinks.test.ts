import { describe, expect, it } from 'vitest'
import { createOrderLinks } from './orderLinks.js'

const DAY_MS = 86_400_000
const clock = { now: Date.UTC(2026, 10, 24, 10) }
const open = (...secrets: string[]) => createOrderLinks({ secrets, now: () => clock.now })
const links = open('a'.repeat(32))
const keyOf = (path: string) => new URL(path, 'https://x.example').searchParams.get('key')

describe('order links', () => {
  it('open the order they were made for', () => {
    const path = links.confirmationPath('00001234')
    expect(path).toMatch(/^\/checkout\/confirmation\/00001234\?key=[\w.-]+$/)
    expect(links.isValid('00001234', keyOf(path))).toBe(true)
    expect(links.isValid('00001234', keyOf(links.calendarPath('00001234')))).toBe(true)
  })

  it('do not open another order', () => {
    expect(links.isValid('00001235', keyOf(links.confirmationPath('00001234')))).toBe(false)
    // The boundary between order number and expiry cannot be moved.
    expect(links.isValid('1', keyOf(links.confirmationPath('11')))).toBe(false)
  })

  it('last 30 days and expire then', () => {
    const early = createOrderLinks({ secrets: ['a'.repeat(32)], now: () => clock.now - 30 * DAY_MS })
    const late = createOrderLinks({ secrets: ['a'.repeat(32)], now: () => clock.now - 32 * DAY_MS })
    expect(links.isValid('1', keyOf(early.confirmationPath('1')))).toBe(true)
    expect(links.isValid('1', keyOf(late.confirmationPath('1')))).toBe(false)
  })

  it('are valid after a rotation of keys, until the old one is removed', () => {
    const key = keyOf(links.confirmationPath('1'))
    expect(open('b'.repeat(32), 'a'.repeat(32)).isValid('1', key)).toBe(true)
    expect(open('b'.repeat(32)).isValid('1', key)).toBe(false)
  })

  it('are refused when forged', () => {
    const key = keyOf(links.confirmationPath('1')) ?? ''
    const [expiry = '', signed = ''] = key.split('.')
    const later = (Number.parseInt(expiry, 36) + 1).toString(36)
    const forged = [null, '', '.', key.slice(0, -1), `${key}A`, `${later}.${signed}`, `${expiry}.${'A'.repeat(43)}`]
    for (const value of [...forged, signed, `${expiry}.`, `${expiry}.${signed}.${signed}`, '../1', key.toUpperCase()])
      expect([value, links.isValid('1', value)]).toEqual([value, false])
    expect(links.isValid('../1', keyOf(links.confirmationPath('../1')))).toBe(false)
  })

  it('cannot be guessed without a configured secret', () => {
    expect(open().isValid('1', keyOf(open().confirmationPath('1')))).toBe(false)
  })
})
