import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { features } from '../../../test/pieces.js'
import { renderUi } from '../../../test/renderUi.js'
import { PartnerFeatures } from './PartnerFeatures.js'

describeComponent('PartnerFeatures', PartnerFeatures, { features }, ['feature', 'title', 'text'])

describe('PartnerFeatures', () => {
  it('renders nothing without features', () => {
    expect(renderUi(<PartnerFeatures features={[]} />)).toBe('')
  })
})
