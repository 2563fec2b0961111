import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi } from '../../../test/renderUi.js'
import { RetailerFrame } from './RetailerFrame.js'

const frame = {
  brand: 'Corvane',
  brandHref: '/corvane',
  statement: 'Official retailer of Corvane',
  plaque: 'Plaque',
  retailer: 'Halbrenn, Zürich',
  contacts: [{ href: 'tel:+41445550123', label: '+41 44 555 01 23' }],
  children: 'Pieces',
}

describeComponent('RetailerFrame', RetailerFrame, frame, ['bar', 'brand', 'statement', 'plaque', 'closing'])

describe('RetailerFrame', () => {
  it('is a section named by the contractual statement, else by the brand', () => {
    expect(renderUi(<RetailerFrame {...frame} />)).toContain('<section aria-label="Official retailer of Corvane"')
    expect(renderUi(<RetailerFrame brand="Corvane" />)).toContain('<section aria-label="Corvane"')
  })

  it('renders the logo in place of the name', () => {
    const html = renderUi(<RetailerFrame {...frame} logo={<img src="/corvane.svg" alt="Corvane" />} />)
    expect(html).toContain('<img src="/corvane.svg" alt="Corvane"/>')
    expect(html).not.toContain('>Corvane<')
  })

  it('reserves no space without a plaque, and renders no footer without a retailer', () => {
    const html = renderUi(<RetailerFrame {...frame} plaque={null} retailer="" contacts={[{ href: '', label: '' }]} />)
    expect(html).not.toMatch(/plaque|closing/)
  })
})
