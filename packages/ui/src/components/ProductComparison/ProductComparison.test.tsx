import { describe, expect, it } from 'vitest'
import { comparison } from '../../../test/comparison.js'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { ProductComparison } from './ProductComparison.js'

const html = (count: number) => renderUi(<ProductComparison pieces={comparison(count)} onRemove={() => {}} add="Add" />)

describe('ProductComparison', () => {
  it('is a table with a column a piece and a row header a detail', () => {
    const table = html(3)
    expect(table.match(/<th scope="col"/g)).toHaveLength(3)
    expect(table.match(/<th scope="row"/g)).toHaveLength(9)
    expect(table.match(/<th scope="rowgroup" colSpan="4"/g)).toHaveLength(3)
    expect(textOf(table)).toContain('Comparison of 3 pieces')
  })

  it('marks in words which details differ, and says how many', () => {
    expect(html(2).match(/Differs/g)).toHaveLength(3)
    expect(textOf(html(2))).toContain('3 of 9 details differ')
  })

  it('says what a piece does not state', () => {
    expect(html(3).match(/not stated/g)).toHaveLength(1)
  })

  it('finds nothing different in one piece, and asks for a second', () => {
    expect(textOf(html(1))).toContain('Add a second piece')
    expect(html(1)).not.toMatch(/Differs|role="switch"/)
  })

  it('shows four pieces at most, and then offers no further one', () => {
    expect(html(6).match(/<th scope="col"/g)).toHaveLength(4)
    expect(textOf(html(4))).not.toContain('Add')
    expect(textOf(html(3))).toContain('Add')
  })

  it('says what it is for while it is empty', () => {
    expect(textOf(html(0))).toContain('Nothing to compare yet')
    expect(html(0)).not.toContain('<table')
  })
})

describeComponent('ProductComparison', ProductComparison, { pieces: comparison(2), onRemove: () => {} }, [
  'tools',
  'table',
])
