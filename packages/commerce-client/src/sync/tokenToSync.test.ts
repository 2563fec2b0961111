import { expect, it } from 'vitest'
import { tokenToSync } from './tokenToSync.js'

const key = 'access_token_halbrenn'
const token = 'eyJ2ZXIiOiIxLjAifQ.eyJzdWIiOiJ4In0.c2ln-_'

it('returns the token and the name of its entry', () => {
  expect(tokenToSync(key, token)).toEqual({ access_token: token, access_token_name: key })
})

it.each([
  ['a removed entry', null],
  ['an empty entry', ''],
  ['a word', 'token'],
  ['two parts', 'a.b'],
  ['four parts', 'a.b.c.d'],
  ['other characters', 'a.b.<script>'],
  ['a trailing line break', `${token}\n`],
  ['more than 8 KB', `a.${'b'.repeat(8192)}.c`],
])('returns null for %s', (_, value) => {
  expect(tokenToSync(key, value)).toBeNull()
})
