import { describe, expect, it } from 'vitest'
import { parseCookies, serializeCookie } from './cookies.js'

describe('parseCookies', () => {
  it.each([
    [undefined, {}],
    ['', {}],
    ['a=1', { a: '1' }],
    [' a = 1 ;b=2', { a: '1', b: '2' }],
    ['a=1; a=2', { a: '1' }],
    ['a=; b', { a: '' }],
    ['=1; ; a=b=c', { a: 'b=c' }],
  ])('reads %j as %j', (header, expected) => {
    expect(Object.fromEntries(parseCookies(header))).toEqual(expected)
  })
})

describe('serializeCookie', () => {
  it.each([
    [{ maxAge: 60.9, isSecure: true, isHttpOnly: true }, 'a=1; Path=/; Max-Age=60; SameSite=Lax; HttpOnly; Secure'],
    [{ maxAge: 0, isSecure: false, isHttpOnly: false }, 'a=1; Path=/; Max-Age=0; SameSite=Lax'],
    [{ maxAge: null, isSecure: true, isHttpOnly: false }, 'a=1; Path=/; SameSite=Lax; Secure'],
  ])('writes %j', (options, expected) => {
    expect(serializeCookie('a', '1', options)).toBe(expected)
  })
})
