import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi } from '../../../test/renderUi.js'
import { Disclosure } from './Disclosure.js'

describeComponent('Disclosure', Disclosure, { title: 'Care', children: 'Wind it daily.' }, [
  'heading',
  'button',
  'panel',
])

describe('Disclosure', () => {
  it('is closed in the server’s HTML', () => {
    const html = renderUi(<Disclosure title="Care">Wind it daily.</Disclosure>)
    expect(html).toContain('aria-expanded="false"')
    expect(html).toMatch(/<div[^>]* hidden=""[^>]*><div[^>]*>Wind it daily/)
  })

  it('is open in the server’s HTML with defaultOpen', () => {
    const html = renderUi(
      <Disclosure title="Care" defaultOpen>
        Wind it daily.
      </Disclosure>,
    )
    expect(html).toContain('aria-expanded="true"')
    expect(html).not.toContain('hidden=""')
  })
})
