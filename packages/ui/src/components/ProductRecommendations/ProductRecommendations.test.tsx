import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { tiles } from '../../../test/pieces.js'
import { renderUi } from '../../../test/renderUi.js'
import { ProductRecommendations } from './ProductRecommendations.js'

const row = { title: 'You may also like', products: tiles(6) }

describeComponent('ProductRecommendations', ProductRecommendations, row, ['title', 'track', 'item'])
describeComponent('ProductRecommendations while they load', ProductRecommendations, {
  ...row,
  products: [],
  status: 'loading' as const,
})

describe('ProductRecommendations', () => {
  it.each(['failed', 'ready'] as const)('is nothing without pieces when %s', (status) => {
    expect(renderUi(<ProductRecommendations {...row} products={[]} status={status} />)).toBe('')
  })

  it('is nothing when it failed, whatever came before', () => {
    expect(renderUi(<ProductRecommendations {...row} status="failed" />)).toBe('')
  })

  it('keeps the room of the pieces that are on their way, and shows none yet', () => {
    const html = renderUi(<ProductRecommendations {...row} status="loading" link={{ href: '/all', label: 'All' }} />)
    expect(html).toMatch(/<section[^>]*aria-busy="true"/)
    expect(html).toContain('>You may also like</h2>')
    expect(html).toContain('href="/all"')
    expect(html).not.toMatch(/<article|<button/)
  })
})
