import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi } from '../../../test/renderUi.js'
import { Tabs } from './Tabs.js'

const tabs = [
  { id: 'story', title: 'Story', content: 'A line between day and night.' },
  { id: 'care', title: 'Care', content: 'Wind it daily.' },
]

describeComponent('Tabs', Tabs, { label: 'About the piece', tabs }, ['list', 'tab', 'panel'])

describe('Tabs', () => {
  it('shows the first panel in the server’s HTML and includes the others', () => {
    const html = renderUi(<Tabs label="About" tabs={tabs} />)
    expect(html.match(/role="tabpanel"[^>]*hidden=""/g)).toHaveLength(1)
    expect(html).toContain('Wind it daily.')
  })

  it('titles every panel without scripts', () => {
    expect(renderUi(<Tabs label="About" tabs={tabs} headingLevel={2} />).match(/<h2/g)).toHaveLength(2)
  })

  it('renders nothing without tabs', () => {
    expect(renderUi(<Tabs label="About" tabs={[]} />)).toBe('')
  })
})
