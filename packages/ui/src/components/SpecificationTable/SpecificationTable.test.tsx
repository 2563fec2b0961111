import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { detail } from '../../../test/pieces.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { SpecificationTable } from './SpecificationTable.js'

const [manufacturer, responsiblePerson] = detail.manufacturers

describeComponent('SpecificationTable', SpecificationTable, { groups: detail.specifications }, ['title', 'table'])

describe('SpecificationTable', () => {
  it('renders the manufacturer panel in the first group', () => {
    const text = textOf(
      renderUi(<SpecificationTable groups={detail.specifications} manufacturers={detail.manufacturers} />),
    )
    expect(text.indexOf('Manufacturer Information')).toBeGreaterThan(text.indexOf('Water resistance'))
    expect(text.indexOf('Manufacturer Information')).toBeLessThan(text.indexOf('Power reserve'))
  })

  it.each([
    ['only the manufacturer', manufacturer, 'Manufacturer Aurelune', 'Responsible Person'],
    ['only the responsible person', responsiblePerson, 'Responsible Person', 'Aurelune Manufacture'],
  ])('shows %s when the other record does not exist', (_name, record, shown, missing) => {
    const html = renderUi(<SpecificationTable groups={[]} manufacturers={record ? [record] : []} />)
    const text = textOf(html.replaceAll('</dt>', ' </dt>'))
    expect(text).toContain(shown)
    expect(text).not.toContain(missing)
  })

  it('renders nothing without facts and manufacturers', () => {
    expect(renderUi(<SpecificationTable groups={[]} />)).toBe('')
  })
})
