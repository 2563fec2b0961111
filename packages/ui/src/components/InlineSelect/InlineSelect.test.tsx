import { describe, expect, it } from 'vitest'
import { renderUi } from '../../../test/renderUi.js'
import { InlineSelect } from './InlineSelect.js'

const options = [{ value: 'ch', label: 'Switzerland' }]

describe('InlineSelect', () => {
  it('passes className to its root, and id, name and data attributes to its select', () => {
    const html = renderUi(
      <InlineSelect label="Country" options={options} className="outside" id="land" name="land" data-part="x" />,
    )
    expect(html).toMatch(/^<div class="[^"]*\boutside"/)
    expect(html).toMatch(/<select[^>]* id="land"[^>]* name="land"[^>]* data-part="x"/)
    expect(html).toMatch(/<label[^>]* for="land"/)
  })
})
