import { describeComponent } from '../../../test/describeComponent.js'
import { describe, expect, it } from 'vitest'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { type KeyFact, KeyFacts } from './KeyFacts.js'

const read = (fact: KeyFact) => textOf(renderUi(<KeyFacts facts={[fact]} />))

describe('KeyFacts', () => {
  it.each<[KeyFact, string]>([
    [{ kind: 'year', value: '2021' }, 'Year of sale: 2021'],
    [{ kind: 'reference', value: '2104' }, 'Reference: 2104'],
    [{ kind: 'diameter', value: '40 mm' }, 'Case diameter: 40 mm'],
    [{ kind: 'material', value: 'Steel' }, 'Case material: Steel'],
    [{ kind: 'warranty', by: 'Corvane' }, 'International warranty by Corvane'],
  ])('reads as specified: %o', (fact, text) => {
    expect(read(fact)).toBe(text)
  })

  it('renders nothing without facts', () => {
    expect(renderUi(<KeyFacts facts={[]} />)).toBe('')
  })
})

describeComponent('KeyFacts', KeyFacts, { facts: [{ kind: 'year', value: '2021' }] }, ['fact', 'label'])
