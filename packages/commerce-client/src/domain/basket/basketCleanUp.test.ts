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
    ['a basket just created', [created], created, []],
    ['a basket of another country', [foreign], null, ['foreign']],
    ['a total without lines', [emptied], null, ['emptied']],
    ['a foreign one before a valid one', [foreign, good], good, ['foreign']],
    ['two valid ones', [good, created], good, []],
    ['the same basket twice', [foreign, foreign], null, ['foreign']],
    ['a foreign basket without id', [buildBasket({ basketId: undefined, c_country: 'DE' })], null, []],
  ])('%s', (_, baskets, valid, toDelete) => {
    expect(basketCleanUp(baskets, swiss)).toEqual({ valid, toDelete })
  })

  it('never asks twice for a deletion, even when the platform keeps the basket', () => {
    const asked = new Set<string>()
    const rounds = Array.from({ length: 5 }, () => {
      const { toDelete } = basketCleanUp([foreign, emptied, good], swiss, asked)
      for (const id of toDelete) asked.add(id)
      return toDelete
    })
    expect(rounds).toEqual([['foreign', 'emptied'], [], [], [], []])
  })
})
