import { describe, expect, it } from 'vitest'
import { describeField } from '../../../test/describeField.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { QuantityField } from './QuantityField.js'

describeField('QuantityField', QuantityField, { itemName: 'Aurelune Meridian', max: 3 }, { control: 'input' })

describe('QuantityField', () => {
  it('names the product in its label and in its buttons', () => {
    const html = renderUi(<QuantityField itemName="Aurelune Meridian" max={3} />)
    expect(textOf(html)).toContain('Quantity Aurelune Meridian')
    expect(html).toContain('aria-label="Reduce quantity of Aurelune Meridian"')
    expect(html).toContain('aria-label="Increase quantity of Aurelune Meridian"')
  })

  it('sets the native minimum and maximum', () => {
    expect(renderUi(<QuantityField itemName="Aurelune" max={3} quantity={2} />)).toMatch(
      /type="number"[^>]*min="1" max="3" step="1" value="2"/,
    )
  })
})
