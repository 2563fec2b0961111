import { describe, expect, it } from 'vitest'
import { imagePlaceholder } from './imagePlaceholder.js'

const tiny = 'data:image/webp;base64,UklGRjAAAABXRUJQVlA4ICQAAACwAQCdASoIAAoABUB8JZwAAu1/vYYAAP7tW2m4I+QJB/1kAAA='

describe('imagePlaceholder', () => {
  it('accepts a tiny WebP', () => {
    expect(imagePlaceholder(tiny)).toBe(tiny)
  })

  it('accepts at most 400 characters', () => {
    const long = tiny.slice(0, 23).padEnd(400, 'A')
    expect([imagePlaceholder(long), imagePlaceholder(`${long}A`)]).toEqual([long, undefined])
  })

  it.each([
    undefined,
    null,
    '',
    42,
    [tiny],
    { toString: () => tiny },
    'https://evil.example/pixel.webp',
    '//evil.example/pixel.webp',
    'javascript:alert(1)',
    'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
    'data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+',
    `${tiny}"onerror="alert(1)`,
    `${tiny}\n`,
    ` ${tiny}`,
    tiny.toUpperCase(),
    tiny.slice(0, 30),
  ])('rejects %j', (value) => {
    expect(imagePlaceholder(value)).toBeUndefined()
  })
})
