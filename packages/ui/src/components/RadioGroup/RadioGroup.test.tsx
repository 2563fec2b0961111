import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi } from '../../../test/renderUi.js'
import { RadioGroup } from './RadioGroup.js'

const options = [
  { value: 'visit', label: 'In a boutique', description: 'By appointment' },
  { value: 'call', label: 'By telephone' },
]

const slots = ['legend', 'list', 'label', 'description', 'hint', 'error']

describeComponent('RadioGroup', RadioGroup, { label: 'How', name: 'how', options, hint: 'One', error: 'None' }, slots)

describe('RadioGroup', () => {
  it('is a radio group with error and required state', () => {
    const html = renderUi(<RadioGroup id="how" label="How" name="how" options={options} required error="Choose one" />)
    expect(html).toMatch(/<fieldset[^>]* role="radiogroup" aria-invalid="true" aria-required="true"/)
    expect(html).toContain('aria-describedby="how-error"')
  })

  it('renders nothing without options', () => {
    expect(renderUi(<RadioGroup label="How" name="how" options={[]} />)).toBe('')
  })
})
