import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { detail } from '../../../test/pieces.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { PreOwnedProductDetail } from './PreOwnedProductDetail.js'

describeComponent('PreOwnedProductDetail', PreOwnedProductDetail, detail, ['title', 'panel', 'sections'])

describe('PreOwnedProductDetail', () => {
  it('shows the inspection below the product data', () => {
    const text = textOf(renderUi(<PreOwnedProductDetail {...detail} />))
    expect(text.indexOf('uthentic')).toBeGreaterThan(text.indexOf(detail.name))
  })
})
