import { describe, expect, it } from 'vitest'
import { buildBasket } from '../../testing/buildBasket.js'
import { basketCleanUp } from './basketCleanUp.js'

const swiss = { country: 'CH', currency: 'CHF' }
const good = buildBasket({ basketId: 'good' })
const foreign = buildBasket({ basketId: 'foreign', c_country: 'DE' })
const emptied = buildBasket({ basketId: 'emptied', productItems: [], orderTotal: 12 })
const created = buildBasket({ basketId: 'created', productItems: [], orderTotal: 0 })

describe('basketCleanUp', () => {
  it.each([
    ['no basket', [], null, []],
    ['a valid basket', [good], good, []],
    ['a newly created basket', [created], created, []],
    ['a basket of another country', [foreign], null, ['foreign']],
    ['a basket with a total but no lines', [emptied], null, ['emptied']],
    ['a basket of another country before a valid one', [foreign, good], good, ['foreign']],
    ['two valid baskets', [good, created], good, []],
    ['the same basket twice', [foreign, foreign], null, ['foreign']],
    ['a basket of another country without an id', [buildBasket({ basketId: undefined, c_country: 'DE' })], null, []],
  ])('%s', (_, baskets, valid, toDelete) => {
    expect(basketCleanUp(baskets, swiss)).toEqual({ valid, toDelete })
  })

  it('requests each deletion once, even if the platform keeps the basket', () => {
    const asked = new Set<string>()
    const rounds = Array.from({ length: 5 }, () => {
      const { toDelete } = basketCleanUp([foreign, emptied, good], swiss, asked)
      for (const id of toDelete) asked.add(id)
      return toDelete
    })
    expect(rounds).toEqual([['foreign', 'emptied'], [], [], [], []])
  })
})
