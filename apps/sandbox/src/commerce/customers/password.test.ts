import { describe, expect, it } from 'vitest'
import { isEmail } from './email.js'
import { hashPassword, isAcceptablePassword, matchesPassword } from './password.js'

describe('isAcceptablePassword', () => {
  it.each(['Vitrine-2026!', 'Äbcdefg1!', 'a:B 345678'])('takes %s', (password) => {
    expect(isAcceptablePassword(password)).toBe(true)
  })

  it.each([
    ['seven characters', 'Abcde1!'],
    ['no capital letter', 'vitrine-2026!'],
    ['no small letter', 'VITRINE-2026!'],
    ['no digit', 'Vitrine-abcd!'],
    ['no special character', 'Vitrine2026'],
    ['more than 4096 characters', `Aa1!${'x'.repeat(4093)}`],
  ])('refuses %s', (_name, password) => {
    expect(isAcceptablePassword(password)).toBe(false)
  })
})

describe('hashPassword', () => {
  it('matches only the same password, with a new salt each time', async () => {
    const [hash, other] = [await hashPassword('Vitrine-2026!'), await hashPassword('Vitrine-2026!')]
    expect(hash).not.toBe(other)
    expect(await matchesPassword('Vitrine-2026!', hash)).toBe(true)
    expect(await matchesPassword('vitrine-2026!', hash)).toBe(false)
  })

  it.each([null, '', '.'])('matches nothing against the hash %j', async (hash) => {
    expect(await matchesPassword('', hash)).toBe(false)
  })
})

describe('isEmail', () => {
  it.each(['mila@example.com', 'a+b@sub.example.co.uk', 'jörg@bücher.example'])('takes %s', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  it.each(['', 'a', 'a@b', '@example.com', 'a@b@example.com', 'a b@example.com', 'a@.com', 'a@b..com', 'x::y@b.com'])(
    'refuses %j',
    (text) => {
      expect(isEmail(text)).toBe(false)
    },
  )

  it('returns quickly for long texts', () => {
    const start = performance.now()
    expect(isEmail(`${'a.'.repeat(100_000)}@`)).toBe(false)
    expect(isEmail(`a@${'a.'.repeat(120)}`)).toBe(false)
    expect(performance.now() - start).toBeLessThan(500)
  })
})
