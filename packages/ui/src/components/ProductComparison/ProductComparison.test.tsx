import { describe, expect, it } from 'vitest'
import { comparison } from '../../../test/comparison.js'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { ProductComparison } from './ProductComparison.js'

const html = (count: number) => renderUi(<ProductComparison items={comparison(count)} onRemove={() => {}} add="Add" />)

describe('ProductComparison', () => {
  it('is a table with a column per product and a row header per detail', () => {
    const table = html(3)
    expect(table.match(/<th scope="col"/g)).toHaveLength(3)
    expect(table.match(/<th scope="row"/g)).toHaveLength(9)
    expect(table.match(/<th scope="rowgroup" colSpan="4"/g)).toHaveLength(3)
    expect(textOf(table)).toContain('Comparison of 3 pieces')
  })

  it('marks differing details with a text and counts them', () => {
    expect(html(2).match(/Differs/g)).toHaveLength(3)
    expect(textOf(html(2))).toContain('3 of 9 details differ')
  })

  it('states when a product does not have a detail', () => {
    expect(html(3).match(/not stated/g)).toHaveLength(1)
  })

  it('finds no differences for a single product, and asks for a second one', () => {
    expect(textOf(html(1))).toContain('Add a second piece')
    expect(html(1)).not.toMatch(/Differs|role="switch"/)
  })

  it('shows at most four products, and then hides the slot for another', () => {
    expect(html(6).match(/<th scope="col"/g)).toHaveLength(4)
    expect(textOf(html(4))).not.toContain('Add')
    expect(textOf(html(3))).toContain('Add')
  })

  it('explains its purpose while it is empty', () => {
    expect(textOf(html(0))).toContain('Nothing to compare yet')
    expect(html(0)).not.toContain('<table')
  })
})

describeComponent('ProductComparison', ProductComparison, { items: comparison(2), onRemove: () => {} }, [
  'tools',
  'table',
])
