import { describe, expect, it } from 'vitest'
import { describeField } from '../../../test/describeField.js'
import { renderUi } from '../../../test/renderUi.js'
import { SelectField } from './SelectField.js'

const options = [{ value: 'ch', label: 'Switzerland' }]

describeField('SelectField', SelectField, { label: 'Country', options }, { control: 'select' })

describe('SelectField', () => {
  it('begins with an empty option unless placeholder is null', () => {
    expect(renderUi(<SelectField label="Country" options={options} />)).toContain('Please choose')
    expect(renderUi(<SelectField label="Country" options={options} placeholder={null} />)).not.toContain('value=""')
  })

  it('groups its options', () => {
    const groups = [{ label: 'Europe', options }]
    expect(renderUi(<SelectField label="Country" options={groups} />)).toContain('<optgroup label="Europe">')
  })
})
