import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { LoadMore, type LoadMoreProps } from './LoadMore.js'

const props: LoadMoreProps = { shown: 24, total: 124, href: '/watches?page=2', listId: 'pieces' }

describe('LoadMore', () => {
  it('leads on by a link, without scripts too', () => {
    expect(renderUi(<LoadMore {...props} />)).toMatch(/<a [^>]*href="\/watches\?page=2"/)
  })

  it('says how much is shown, in words and as a line', () => {
    const html = renderUi(<LoadMore {...props} />)
    expect(textOf(html)).toContain('24 of 124 pieces')
    expect(html).toMatch(/<progress aria-hidden="true" max="124" value="24"/)
  })

  it('leads nowhere once all is shown', () => {
    const html = renderUi(<LoadMore {...props} shown={124} href={null} />)
    expect(textOf(html)).toBe('124 of 124 pieces')
    expect(html).not.toContain('<a ')
  })

  it.each([0, -3, Number.NaN])('shows nothing of %d pieces', (total) => {
    expect(renderUi(<LoadMore {...props} total={total} />)).toBe('')
  })

  it('shows no more than there is', () => {
    expect(textOf(renderUi(<LoadMore {...props} shown={9e9} href={null} />))).toBe('124 of 124 pieces')
  })
})

describeComponent('LoadMore', LoadMore, props, ['shown', 'line'])
