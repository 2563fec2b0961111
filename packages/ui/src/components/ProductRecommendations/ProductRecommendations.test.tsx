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
  it.each(['failed', 'ready'] as const)('renders nothing without products when %s', (status) => {
    expect(renderUi(<ProductRecommendations {...row} products={[]} status={status} />)).toBe('')
  })

  it('renders nothing after a failure, whatever was shown before', () => {
    expect(renderUi(<ProductRecommendations {...row} status="failed" />)).toBe('')
  })

  it('reserves the space of loading products and shows none', () => {
    const html = renderUi(<ProductRecommendations {...row} status="loading" link={{ href: '/all', label: 'All' }} />)
    expect(html).toMatch(/<section[^>]*aria-busy="true"/)
    expect(html).toContain('>You may also like</h2>')
    expect(html).toContain('href="/all"')
    expect(html).not.toMatch(/<article|<button/)
  })
})
