import { describe, expect, it } from 'vitest'
import { matchingValues } from './matchingValues.js'

const values = ['Sérance', 'Aurelune', 'Corvane Heritage'].map((label) => ({
  value: label,
  label,
  count: 1,
  href: '/',
  isSelected: false,
}))

describe('matchingValues', () => {
  it.each([
    ['', ['Sérance', 'Aurelune', 'Corvane Heritage']],
    ['   ', ['Sérance', 'Aurelune', 'Corvane Heritage']],
    ['serance', ['Sérance']],
    ['ÉRA', ['Sérance']],
    ['heritage corv', ['Corvane Heritage']],
    ['(', []],
  ])('finds for "%s": %j', (query, labels) => {
    expect(matchingValues(values, query).map(({ label }) => label)).toEqual(labels)
  })
})
