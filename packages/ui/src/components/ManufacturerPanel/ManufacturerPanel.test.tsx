import { expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { detail } from '../../../test/pieces.js'
import { renderUi } from '../../../test/renderUi.js'
import { ManufacturerPanel } from './ManufacturerPanel.js'

describeComponent('ManufacturerPanel', ManufacturerPanel, { records: detail.manufacturers }, ['title', 'records'])

it('renders nothing without a record', () => {
  expect(renderUi(<ManufacturerPanel records={[]} />)).toBe('')
})
