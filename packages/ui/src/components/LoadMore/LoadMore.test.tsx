import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { LoadMore, type LoadMoreProps } from './LoadMore.js'

const props: LoadMoreProps = { shown: 24, total: 124, href: '/watches?page=2', listId: 'pieces' }

describe('LoadMore', () => {
  it('renders a link that works without scripts', () => {
    expect(renderUi(<LoadMore {...props} />)).toMatch(/<a [^>]*href="\/watches\?page=2"/)
  })

  it('shows the progress as text and as a line', () => {
    const html = renderUi(<LoadMore {...props} />)
    expect(textOf(html)).toContain('24 of 124 pieces')
    expect(html).toMatch(/<progress aria-hidden="true" max="124" value="24"/)
  })

  it('renders no link when everything is shown', () => {
    const html = renderUi(<LoadMore {...props} shown={124} href={null} />)
    expect(textOf(html)).toBe('124 of 124 pieces')
    expect(html).not.toContain('<a ')
  })

  it.each([0, -3, Number.NaN])('renders nothing for %d products', (total) => {
    expect(renderUi(<LoadMore {...props} total={total} />)).toBe('')
  })

  it('shows at most the total', () => {
    expect(textOf(renderUi(<LoadMore {...props} shown={9e9} href={null} />))).toBe('124 of 124 pieces')
  })
})

describeComponent('LoadMore', LoadMore, props, ['shown', 'line'])
