import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi } from '../../../test/renderUi.js'
import { CheckboxGroup } from './CheckboxGroup.js'

const options = [
  { value: 'watches', label: 'Watches', description: 'New pieces' },
  { value: 'jewellery', label: 'Jewellery' },
]

const slots = ['legend', 'list', 'label', 'description', 'hint', 'error']

describeComponent(
  'CheckboxGroup',
  CheckboxGroup,
  { label: 'Interests', name: 'interests', options, hint: 'Any', error: 'None' },
  slots,
)

describe('CheckboxGroup', () => {
  it('links error and hint to the group, and marks every option as invalid', () => {
    const html = renderUi(
      <CheckboxGroup id="likes" label="Interests" name="likes" options={options} hint="Any" error="Choose one" />,
    )
    expect(html).toMatch(/<fieldset[^>]* aria-describedby="likes-error likes-hint"/)
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2)
  })

  it('links a description to its option', () => {
    const html = renderUi(<CheckboxGroup id="likes" label="Interests" name="likes" options={options} />)
    expect(html).toMatch(/<input[^>]* id="likes-0"[^>]* aria-describedby="likes-0-description"/)
  })

  it('renders nothing without options', () => {
    expect(renderUi(<CheckboxGroup label="Interests" name="likes" options={[]} />)).toBe('')
  })
})
