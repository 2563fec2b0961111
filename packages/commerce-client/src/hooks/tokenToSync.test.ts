import { expect, it } from 'vitest'
import { tokenToSync } from './tokenToSync.js'

const key = 'access_token_halbrenn'
const token = 'eyJ2ZXIiOiIxLjAifQ.eyJzdWIiOiJ4In0.c2ln-_'

it('posts the token and the name of its entry', () => {
  expect(tokenToSync(key, token)).toEqual({ access_token: token, access_token_name: key })
})

it.each([
  ['a removed entry', null],
  ['an empty one', ''],
  ['a word', 'token'],
  ['two parts', 'a.b'],
  ['four parts', 'a.b.c.d'],
  ['other characters', 'a.b.<script>'],
  ['a line break at its end', `${token}\n`],
  ['more than 8 KB', `a.${'b'.repeat(8192)}.c`],
])('posts nothing for %s', (_, value) => {
  expect(tokenToSync(key, value)).toBeNull()
})
