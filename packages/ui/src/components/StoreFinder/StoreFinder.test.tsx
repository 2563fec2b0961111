import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { StoreFinder } from './StoreFinder.js'

const finder = { action: '/stores', text: 'Seven addresses', countries: ['CH', 'DE'] }

describeComponent('StoreFinder', StoreFinder, finder, ['title', 'text', 'fields'])

describe('StoreFinder', () => {
  it('is a GET form without scripts, with the current search in its fields', () => {
    const html = renderUi(<StoreFinder {...finder} search={{ query: 'Bern', country: 'CH' }} onLocate={() => {}} />)
    expect(html).toMatch(/<form[^>]*action="\/stores"[^>]*method="get"/)
    expect(html).toMatch(/<input[^>]*name="place"[^>]*value="Bern"|<input[^>]*value="Bern"[^>]*name="place"/)
    expect(html).toMatch(/<option value="CH" selected="">Switzerland/)
    expect(html).not.toContain('Use my position')
  })

  it.each([
    ['denied', 'does not share your position'],
    ['failed', 'could not look up'],
    ['notFound', 'do not know this place'],
  ] as const)('states that a search is %s', (status, words) => {
    expect(textOf(renderUi(<StoreFinder {...finder} status={status} />))).toContain(words)
  })

  it('renders no country select for a single country', () => {
    expect(renderUi(<StoreFinder {...finder} countries={['DK']} />)).not.toContain('<select')
  })
})
