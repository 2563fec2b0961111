import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi } from '../../../test/renderUi.js'
import { Accordion } from './Accordion.js'

const panels = [
  { id: 'returns', title: 'Returns', html: '<p>Within 14 days.</p>' },
  { id: 'size', title: 'Size', content: 'Come by.' },
]

describeComponent('Accordion', Accordion, { title: 'Questions', panels }, ['title', 'list'])

describe('Accordion', () => {
  it('wraps the button of every panel in a heading and names the panel after it', () => {
    const html = renderUi(<Accordion title="Questions" panels={panels} />)
    expect(html.match(/<h3[^>]*><button[^>]*aria-expanded="false"[^>]*aria-controls="[^"]+"/g)).toHaveLength(2)
  })

  it('uses level 2 for panel headings when it has no title', () => {
    expect(renderUi(<Accordion panels={panels} />)).toMatch(/<h2[^>]*><button/)
  })

  it('renders nothing without panels', () => {
    expect(renderUi(<Accordion title="Questions" panels={[]} />)).toBe('')
  })
})
