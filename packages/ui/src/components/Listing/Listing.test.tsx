import { describeComponent } from '../../../test/describeComponent.js'
import { describe, expect, it } from 'vitest'
import { listing } from '../../../test/pieces.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { Listing } from './Listing.js'

describe('Listing', () => {
  it('sorts with a GET form that keeps the refinements, with a submit button for browsers without scripts', () => {
    const html = renderUi(<Listing {...listing} />)
    expect(html).toMatch(/<form [^>]*action="\/watches" method="get"/)
    expect(html).toContain('<input type="hidden" name="refine" value="c_material=steel"/>')
    expect(html).toMatch(/<noscript><button type="submit"/)
  })

  it('names the link that removes a refinement', () => {
    expect(renderUi(<Listing {...listing} />)).toContain('aria-label="Remove filter Steel"')
  })

  it('offers more results as links', () => {
    expect(renderUi(<Listing {...listing} />)).toContain('href="/watches?page=2"')
    const paged = renderUi(<Listing {...listing} pagination={{ ...listing.pagination, showMoreHref: null }} />)
    expect(paged).toMatch(/<a [^>]*href="\/watches\?page=1"[^>]*aria-current="page"|aria-current="page"[^>]*page=1/)
  })

  it('renders page sizes only when there are any', () => {
    const sizes = [25, 50, 100].map((size) => ({ size, href: `/search?q=a&limit=${size}`, isSelected: size === 25 }))
    expect(textOf(renderUi(<Listing {...listing} />))).not.toContain('Per page')
    expect(textOf(renderUi(<Listing {...listing} pageSizes={sizes} />))).toContain('Per page')
  })

  it('states that nothing was found for a query', () => {
    const html = renderUi(<Listing {...listing} products={[]} total={0} chips={[]} query="nautilus" />)
    expect(textOf(html)).toContain('We found nothing for “nautilus”.')
  })

  it('offers a retry after a failure', () => {
    const html = renderUi(<Listing {...listing} products={[]} total={0} chips={[]} status="failed" />)
    expect(textOf(html)).toContain('Something went wrong. Try again!')
    expect(html).toContain('role="alert"')
  })

  it('needs no style attribute', () => {
    expect(renderUi(<Listing {...listing} />)).not.toContain('style=')
  })
})

describeComponent('Listing', Listing, listing, ['title', 'text', 'toolbar', 'results'])
